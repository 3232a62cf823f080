// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface SentWords {
  title: string
  reference(values: { reference: string | number; day: string | number }): string
  nextTitle: string
  read: string
  call: string
  decide: string
  start: string
  ask(values: { contact: string | number }): string
  contact: string
  another: string
}

const english: SentWords = {
  title: "We have your application",
  reference: (d) => "Your reference number is " + d.reference + ", sent on " + d.day + ".",
  nextTitle: "What happens next",
  read: "A person of our team reads your application.",
  call: "We call the number you gave to ask about your practice, if it is not verified.",
  decide: "You get our decision with its reason, by phone or e-mail.",
  start: "If we take you on, we agree on your price per minute, and your profile appears in the list.",
  ask: (d) => "To ask about it, or to change or delete it, " + d.contact + " with the reference number.",
  contact: "write to us",
  another: "Apply for another person"
}

export const sentWords: () => SentWords = catalogue(english)
