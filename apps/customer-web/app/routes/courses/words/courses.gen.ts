// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface CoursesWords {
  title: string
  description: string
  about: string
  mine: string
  empty: string
  emptyHint: string
  starts(values: { day: string | number }): string
  startedOn(values: { day: string | number }): string
  anyTime: string
  hours(values: { hours: number }): string
  with(values: { name: string | number }): string
  free: string
  priceBefore: string
  enrolled: string
  full: string
  started: string
}

const english: CoursesWords = {
  title: "Courses",
  description: "Live and recorded courses in jyotish, panchang and vastu. The syllabus and the full price before you pay.",
  about: "Taught by our astrologers. The price includes GST, and you see all of it before you pay.",
  mine: "My courses",
  empty: "No courses right now",
  emptyHint: "Write to us if you would like to hear of the next one.",
  starts: (d) => "Starts " + d.day,
  startedOn: (d) => "Started " + d.day,
  anyTime: "Recorded, start any time",
  hours: (d) => plural(d.hours, 0, en, { one: number("en-IN", d.hours, 0) + " hour", other: number("en-IN", d.hours, 0) + " hours" }) as string,
  "with": (d) => "with " + d.name,
  free: "Free",
  priceBefore: "before,",
  enrolled: "Enrolled",
  full: "Full",
  started: "Started"
}

export const coursesWords: () => CoursesWords = catalogue(english)
