import type { Sms } from '../ports/sms-sender.ts'

interface CodeMessage {
  phone: string
  code: string
  template: Extract<Sms['template'], 'login_code' | 'confirm_code'>
  /** The origin of the page on which the code is entered. */
  origin: string
}

/** The SMS with a one-time code. Its last line binds the code to the origin, so that phones autofill it there only. */
export const codeMessage = ({ phone, code, template, origin }: CodeMessage): Sms => ({
  phone,
  template,
  variables: { code },
  text: `${code} is your Tarapath OTP. It is valid for 5 minutes. Do not share it with anyone.\n\n@${new URL(origin).hostname} #${code}`,
})
