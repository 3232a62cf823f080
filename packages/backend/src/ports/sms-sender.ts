/** A text message as Indian carriers require it: an approved template, its variables, and the resulting text. */
export interface Sms {
  /** E.164 */
  phone: string
  template: 'login_code' | 'confirm_code' | 'astrologer_free' | 'live_started'
  variables: Readonly<Record<string, string>>
  text: string
}

/** Throws an SmsFailure when the provider does not accept the message. */
export interface SmsSender {
  send(message: Sms): Promise<void>
}

/** `code` names the step that failed, for the log. */
export class SmsFailure extends Error {
  override name = 'SmsFailure'
  readonly code: string

  constructor(code: string) {
    super(`The message was not taken (${code}).`)
    this.code = code
  }
}
