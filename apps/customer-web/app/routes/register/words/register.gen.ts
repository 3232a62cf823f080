// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface RegisterWords {
  title: string
  description: string
  lead: string
  step(values: { step: string | number; steps: string | number }): string
  review: string
  reviewHint: string
  back: string
  next: string
  change: string
  notGiven: string
  send: string
  sending(values: { percent: string | number }): string
  restart: string
  fix(values: { count: number }): string
  notSent: string
  filesNotKept: string
  filesNeedScripts: string
  agree(values: { terms: string | number; privacy: string | number }): string
  terms: string
  privacy: string
  choose: string
  optional: string
  required: string
  wrongEmail: string
  wrongPhone: string
  wrongNumber: string
  outside: string
}

const english: RegisterWords = {
  title: "Work with us as an astrologer",
  description: "Apply to give paid chats and calls on Tarapath. What we ask, how we decide, and what happens next.",
  lead: "You set aside the hours, customers pay by the minute. The form takes about 10 minutes; what you write is kept on this device until you send it.",
  step: (d) => "Step " + d.step + " of " + d.steps,
  review: "Check and send",
  reviewHint: "Nothing has been sent yet.",
  back: "Back",
  next: "Continue",
  change: "Change",
  notGiven: "Not given",
  send: "Send application",
  sending: (d) => "Sending, " + d.percent + "%",
  restart: "Delete what I wrote",
  fix: (d) => plural(d.count, 0, en, { one: "One field needs a correction", other: number("en-IN", d.count, 0) + " fields need a correction" }) as string,
  notSent: "Your application was not sent",
  filesNotKept: "Files are not kept when you leave this page.",
  filesNeedScripts: "Pictures can be added only where JavaScript is on. You can apply without them; we ask for them later.",
  agree: (d) => "By sending you agree to our " + d.terms + " and " + d.privacy + ". Our team calls the number you gave.",
  terms: "Terms",
  privacy: "Privacy Policy",
  choose: "Choose",
  optional: "(optional)",
  required: "This field is required.",
  wrongEmail: "Enter an e-mail address.",
  wrongPhone: "Enter a 10-digit mobile number.",
  wrongNumber: "Enter a whole number.",
  outside: "This value is not possible here."
}

export const registerWords: () => RegisterWords = catalogue(english)
