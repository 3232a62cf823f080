import { seededRandom } from '@tarapath/backend/drawings'
import type { Persona } from '@tarapath/backend/astrologers'
import type { Region, SeedAstrologer } from '../seed-astrologer.ts'
import type { SpecialitySlug } from '@tarapath/reference-data'
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
/** How many of a hundred reviews have 5, 4, 3, 2 and 1 stars. */
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
 * The reviews of one astrologer, newest first. They are the same on every run, and no sentence occurs twice. `written`
 * collects the comments of all astrologers, so that no two reviews are equal.
 */
export function composeReviews(astrologer: SeedAstrologer & { region: Region }, written: Set<string>): SeedReview[] {
  const random = (...what: (string | number)[]) => seededRandom(astrologer.name, ...what)
  const pick = pickerWithoutRepeats(random)
  const compose = (nth: number): SeedReview | null => {
    const stars = starsAt(STAR_SHARES[astrologer.persona], random('stars', nth))
    const phrases = phrasesOf(astrologer, random('language', nth))
    const speciality = astrologer.specialities[Math.floor(random('speciality', nth) * astrologer.specialities.length)]
    const shape = random('shape', nth)
    const experience = pick(phrases.said[stars], 'said', nth)
    const name = pick(reviewers[astrologer.region], 'reviewer', nth)
    if (experience === null || name === null || speciality === undefined) return null
    const comment = [
      shape < 0.6 && pick(phrases.asked[speciality as SpecialitySlug], 'asked', nth),
      experience,
      shape > 0.35 && pick(phrases.closed[stars], 'closed', nth),
    ]
    return {
      userName: `${name} ${'ABCDGHJKMNPRSTV'[Math.floor(random('initial', nth) * 15)]}.`,
      stars,
      comment: withPronouns(comment.filter(Boolean).join(' '), astrologer.gender),
      reply: random('replies', nth) < 0.22 ? pick(stars > 3 ? thankYouReplies : sorryReplies, 'reply', nth) : null,
      minutesAgo: 90 + Math.floor(random('when', nth) ** 1.6 * MINUTES_IN_18_MONTHS),
    }
  }
  const count = 6 + Math.floor(random('count') * 20)
  const reviews: SeedReview[] = []
  for (let nth = 0; reviews.length < count && nth < 2 * count; nth++) {
    const review = compose(nth)
    if (!review || written.has(review.comment)) continue
    written.add(review.comment)
    reviews.push(review)
  }
  return reviews.toSorted((a, b) => a.minutesAgo - b.minutesAgo)
}

/** Picks texts at random that were not picked before; null when none is left. */
function pickerWithoutRepeats(random: (...what: (string | number)[]) => number) {
  const used = new Set<string>()
  return (texts: readonly string[], ...what: (string | number)[]): string | null => {
    const unused = texts.filter((text) => !used.has(text))
    const text = unused[Math.floor(random(...what) * unused.length)]
    if (text === undefined) return null
    used.add(text)
    return text
  }
}

function starsAt(shares: readonly number[], random: number): Stars {
  let left = random * 100
  return STARS.find((_, place) => (left -= shares[place] ?? 0) < 0) ?? 5
}

/** Reviews are in Hindi only for astrologers who speak it. */
function phrasesOf({ languages, replyLanguage }: SeedAstrologer, random: number): ReviewPhrases {
  if (!languages.includes('hi')) return english
  const englishShare = replyLanguage === 'english' ? 0.7 : languages.includes('en') ? 0.4 : 0.15
  if (random < englishShare) return english
  return random < englishShare + (1 - englishShare) * 0.55 ? hinglish : hindi
}

function withPronouns(text: string, gender: SeedAstrologer['gender']): string {
  return text.replaceAll(/\{(he|his|him)\}/gi, (_, word: string) => {
    const pronoun = PRONOUNS[gender][word.toLowerCase() as 'he' | 'his' | 'him']
    return word.startsWith('H') ? pronoun[0]?.toUpperCase() + pronoun.slice(1) : pronoun
  })
}
