// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface EntryWords {
  join: string
  joinOf(values: { name: string | number }): string
  waitFor(values: { wait: string | number; name: string | number }): string
  signInToJoin(values: { name: string | number }): string
  joined(values: { name: string | number }): string
  left(values: { name: string | number }): string
  ahead(values: { count: number }): string
  failed: string
}

const english: EntryWords = {
  join: "Join waiting list",
  joinOf: (d) => "Join waiting list of " + d.name,
  waitFor: (d) => d.wait + ", waiting for " + d.name,
  signInToJoin: (d) => "Sign in to join the waiting list of " + d.name + ".",
  joined: (d) => "You’re on the waiting list of " + d.name + ". We’ll tell you when it’s your turn.",
  left: (d) => "You left the waiting list of " + d.name + ".",
  ahead: (d) => plural(d.count, 0, en, { "0": "You’re next", one: number("en-IN", d.count, 0) + " ahead of you", other: number("en-IN", d.count, 0) + " ahead of you" }) as string,
  failed: "Could not update the waiting list. Try again."
}

export const entryWords: () => EntryWords = catalogue(english)
