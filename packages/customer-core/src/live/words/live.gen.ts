// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface LiveWords {
  title: string
  heading: string
  description: string
  about: string
  liveOf(values: { name: string | number }): string
  badge: string
  watching(values: { count: number }): string
  cardName(values: { title: string | number; name: string | number; watching: string | number }): string
  watch: string
  signInToWatch(values: { name: string | number }): string
  waiting(values: { count: number }): string
  next: string
  nextNotLoaded: string
  startsAt(values: { day: string | number; time: string | number }): string
  late(values: { time: string | number }): string
  today(values: { time: string | number }): string
  nobody: string
  nobodyHint: string
  nothingPlanned: string
  findAstrologer: string
}

const english: LiveWords = {
  title: "Live",
  heading: "Live now",
  description: "Watch verified astrologers live, ask in the room chat, and see who is live next.",
  about: "Watching is free. Ask in the room chat, or join the waiting list for a private chat.",
  liveOf: (d) => d.name + ", live on Tarapath",
  badge: "Live",
  watching: (d) => plural(d.count, 0, en, { "0": "No viewers yet", one: number("en-IN", d.count, 0) + " watching", other: number("en-IN", d.count, 0) + " watching" }) as string,
  cardName: (d) => d.title + " by " + d.name + ". Live, " + d.watching,
  watch: "Watch",
  signInToWatch: (d) => "Sign in to watch " + d.name + " live.",
  waiting: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " person waiting", other: number("en-IN", d.count, 0) + " people waiting" }) as string,
  next: "Next",
  nextNotLoaded: "The next live streams did not load",
  startsAt: (d) => d.day + ", " + d.time,
  late: (d) => "Late. Planned for " + d.time,
  today: (d) => "Today, " + d.time,
  nobody: "Nobody is live right now",
  nobodyHint: "The next live streams are below. You can also chat with an astrologer now.",
  nothingPlanned: "No live streams are planned yet. You can chat with an astrologer now.",
  findAstrologer: "Find an astrologer"
}

export const liveWords: () => LiveWords = catalogue(english)
