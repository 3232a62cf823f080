import type { Sms } from '../ports/sms-sender.ts'

interface CodeMessage {
  phone: string
  code: string
  template: Sms['template']
  /** Of the page that asks for it. */
  origin: string
}

/** The message with a code. Its last line lets the phone offer the code to that page only. */
export const codeMessage = ({ phone, code, template, origin }: CodeMessage): Sms => ({
  phone,
  template,
  variables: { code },
  text: `${code} is your Tarapath code. It is good for 5 minutes. Tell it to nobody.\n\n@${new URL(origin).hostname} #${code}`,
})
