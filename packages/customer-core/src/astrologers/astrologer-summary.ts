import type { AstrologerSummary } from '@tarapath/api-client/types'
import { toPaise } from '../platform/index.ts'
import { cardWords } from './words/card.gen.ts'

type Priced = Pick<AstrologerSummary, 'price_per_minute' | 'discounted_price_per_minute'>

export function ratePaise({ price_per_minute, discounted_price_per_minute }: Priced): number {
  return toPaise(discounted_price_per_minute ?? price_per_minute)
}

/** The price before a discount; undefined without one. */
export function originalPaise({ price_per_minute, discounted_price_per_minute }: Priced): number | undefined {
  return discounted_price_per_minute === null ? undefined : toPaise(price_per_minute)
}

/** "Vedic · Marriage · 14 yrs". */
export function skillsLine({ specialities, experience_years: years }: AstrologerSummary): string {
  return [...specialities.slice(0, 2), cardWords().experience({ years })].join(' · ')
}

type Status = Pick<AstrologerSummary, 'availability' | 'wait_time_seconds'>

const waitMinutes = ({ availability, wait_time_seconds: wait }: Status): number | null =>
  availability !== 'busy' || wait === null ? null : Math.max(1, Math.ceil(wait / 60))

/** "Online". */
export function statusText({ availability }: Pick<AstrologerSummary, 'availability'>): string {
  return cardWords()[availability]
}

/** The second line of the status of a busy astrologer, "~6 min". */
export function statusNote(astrologer: Status): string | undefined {
  const minutes = waitMinutes(astrologer)
  return minutes === null ? undefined : cardWords().wait({ minutes })
}

/** The status and its note as a sentence, "Busy, free in about 6 min". */
export function statusName(astrologer: Status): string | undefined {
  const minutes = waitMinutes(astrologer)
  return minutes === null ? undefined : cardWords().busyFree({ minutes })
}

/** "255 chats", or that there was none yet. */
export function chatCount({ consultation_count: count }: Pick<AstrologerSummary, 'consultation_count'>): string {
  return cardWords().chats({ count })
}

/** "Rated 4.9 out of 5, 2,140 reviews", for screen readers. */
export function spokenRating(rating: number, count?: number): string {
  const words = cardWords()
  const shown = rating.toFixed(1)
  return count === undefined ? words.rating({ rating: shown }) : words.ratingOfReviews({ rating: shown, count })
}

export function profilePath({ slug }: Pick<AstrologerSummary, 'slug'>): string {
  return `/consult-astrologer-online/${slug}`
}

/** The id at the end of a slug: 12 for `acharya-meera-12`. Null when it has none. */
export function idFromSlug(slug: string): number | null {
  const id = Number(/(?:^|-)(\d{1,9})$/.exec(slug)?.[1])
  return Number.isInteger(id) && id > 0 ? id : null
}
