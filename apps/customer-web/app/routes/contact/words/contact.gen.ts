// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ContactWords {
  title: string
  description: string
  lead: string
  about: string
  question: string
  money: string
  order: string
  data: string
  complaint: string
  name: string
  phone: string
  email: string
  reach: string
  message: string
  messageHint: string
  send: string
  nameMissing: string
  reachMissing: string
  messageMissing: string
  notSent: string
  sent: string
  reference(values: { reference: string | number }): string
  another: string
}

const english: ContactWords = {
  title: "Contact us",
  description: "Ask Tarapath a question, report a problem, or ask for your personal data. A person answers.",
  lead: "A person reads each message. About a consultation, open it in My consultations and choose “Report a problem”: our team then sees what it was about.",
  about: "What is it about?",
  question: "A question",
  money: "A payment or a refund",
  order: "An order or a course",
  data: "My personal data",
  complaint: "A complaint",
  name: "Your name",
  phone: "Mobile number",
  email: "E-mail",
  reach: "Give one of both, so that we can answer.",
  message: "Your message",
  messageHint: "Do not send OTPs, PINs or card numbers.",
  send: "Send",
  nameMissing: "Write your name.",
  reachMissing: "Give a mobile number or an e-mail address, so that we can answer.",
  messageMissing: "Write a message.",
  notSent: "Your message was not sent",
  sent: "We have your message",
  reference: (d) => "Your reference number is " + d.reference + ". We answer within 2 working days.",
  another: "Send another message"
}

export const contactWords: () => ContactWords = catalogue(english)
