/** A message by template, as Indian carriers want it: an approved template and its variables, with the text it makes. */
interface Sms {
  /** E.164 */
  phone: string
  template: 'login_code' | 'confirm_code'
  variables: Readonly<Record<string, string>>
  text: string
}

export interface SmsSender {
  send(message: Sms): Promise<void>
}
