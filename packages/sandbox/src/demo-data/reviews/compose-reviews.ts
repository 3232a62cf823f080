import { chance } from '@tarapath/backend/drawings'
import type { Persona } from '@tarapath/backend/astrologers'
import type { Region, SeedAstrologer } from '../seed-astrologer.ts'
import type { SpecialitySlug } from '../specialities.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { hinglish } from './hinglish.ts'
import { sorryReplies, thankYouReplies } from './replies.ts'
import type { ReviewPhrases, Stars } from './review-phrases.ts'
import { reviewers } from './reviewers.ts'

export interface SeedReview {
  userName: string
  stars: Stars
  comment: string
  reply: string | null
  minutesAgo: number
}

const MINUTES_IN_18_MONTHS = 18 * 30 * 24 * 60
/** How many of a hundred reviews have 5, 4, 3, 2 and 1 stars: short answers are not to everybody's taste. */
const STAR_SHARES: Record<Persona, readonly number[]> = {
  warm: [84, 13, 2, 1, 0],
  thoughtful: [82, 14, 3, 1, 0],
  quick: [74, 19, 5, 1, 1],
  shy: [68, 24, 6, 1, 1],
  terse: [56, 27, 11, 4, 2],
  busy: [54, 28, 11, 5, 2],
}
const STARS = [5, 4, 3, 2, 1] as const
const PRONOUNS = {
  female: { he: 'she', his: 'her', him: 'her' },
  male: { he: 'he', his: 'his', him: 'him' },
  other: { he: 'they', his: 'their', him: 'them' },
} as const

/**
 * The reviews of one astrologer, newest first: the same on every run, and no sentence twice on one page.
 * `written` remembers the reviews of everybody, so that no two are alike.
 */
export function composeReviews(person: SeedAstrologer & { region: Region }, written: Set<string>): SeedReview[] {
  const roll = (...what: (string | number)[]) => chance(person.name, ...what)
  const used = new Set<string>()
  const pick = (from: readonly string[], ...what: (string | number)[]): string | null => {
    const fresh = from.filter((text) => !used.has(text))
    const text = fresh[Math.floor(roll(...what) * fresh.length)]
    if (text === undefined) return null
    used.add(text)
    return text
  }
  const compose = (nth: number): SeedReview | null => {
    const stars = starsAt(STAR_SHARES[person.persona], roll('stars', nth))
    const phrases = phrasesOf(person, roll('language', nth))
    const speciality = person.specialities[Math.floor(roll('speciality', nth) * person.specialities.length)]
    const shape = roll('shape', nth)
    const said = pick(phrases.said[stars], 'said', nth)
    const name = pick(reviewers[person.region], 'reviewer', nth)
    if (said === null || name === null || speciality === undefined) return null
    const comment = [
      shape < 0.6 && pick(phrases.asked[speciality as SpecialitySlug], 'asked', nth),
      said,
      shape > 0.35 && pick(phrases.closed[stars], 'closed', nth),
    ]
    return {
      userName: `${name} ${'ABCDGHJKMNPRSTV'[Math.floor(roll('initial', nth) * 15)]}.`,
      stars,
      comment: address(comment.filter(Boolean).join(' '), person.gender),
      reply: roll('replies', nth) < 0.22 ? pick(stars > 3 ? thankYouReplies : sorryReplies, 'reply', nth) : null,
      minutesAgo: 90 + Math.floor(roll('when', nth) ** 1.6 * MINUTES_IN_18_MONTHS),
    }
  }
  const count = 6 + Math.floor(roll('count') * 20)
  const reviews: SeedReview[] = []
  for (let nth = 0; reviews.length < count && nth < 2 * count; nth++) {
    const review = compose(nth)
    if (!review || written.has(review.comment)) continue
    written.add(review.comment)
    reviews.push(review)
  }
  return reviews.toSorted((a, b) => a.minutesAgo - b.minutesAgo)
}

function starsAt(shares: readonly number[], roll: number): Stars {
  let left = roll * 100
  return STARS.find((_, place) => (left -= shares[place] ?? 0) < 0) ?? 5
}

/** People write Hindi only to somebody who reads it. */
function phrasesOf({ languages, replyLanguage }: SeedAstrologer, roll: number): ReviewPhrases {
  if (!languages.includes('hi')) return english
  const englishShare = replyLanguage === 'english' ? 0.7 : languages.includes('en') ? 0.4 : 0.15
  if (roll < englishShare) return english
  return roll < englishShare + (1 - englishShare) * 0.55 ? hinglish : hindi
}

function address(text: string, gender: SeedAstrologer['gender']): string {
  return text.replaceAll(/\{(he|his|him)\}/gi, (_, word: string) => {
    const pronoun = PRONOUNS[gender][word.toLowerCase() as 'he' | 'his' | 'him']
    return word.startsWith('H') ? pronoun[0]?.toUpperCase() + pronoun.slice(1) : pronoun
  })
}
