/** A message by template, as Indian carriers want it: an approved template and its variables, with the text it makes. */
export interface Sms {
  /** E.164 */
  phone: string
  template: 'login_code' | 'confirm_code'
  variables: Readonly<Record<string, string>>
  text: string
}

/** Throws an SmsFailure when the message was not taken. */
export interface SmsSender {
  send(message: Sms): Promise<void>
}

/** `code` says where it went wrong in a word or two for the log. */
export class SmsFailure extends Error {
  override name = 'SmsFailure'
  readonly code: string

  constructor(code: string) {
    super(`The message was not taken (${code}).`)
    this.code = code
  }
}
