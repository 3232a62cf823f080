import { roleWords } from './words/role.gen.ts'

/** The specialities, by the names that the server gives them, whose astrologers have a name of their own. */
const ROLES = {
  Tarot: 'tarot',
  Numerology: 'numerology',
  Palmistry: 'palmistry',
  Vastu: 'vastu',
  'Marriage & matching': 'marriage',
  'Love & relationships': 'love',
  'Spiritual guidance': 'spiritual',
} as const

const isKnown = (speciality: string): speciality is keyof typeof ROLES => Object.hasOwn(ROLES, speciality)

/** What an astrologer is, by the first speciality: "Tarot reader", "Vedic astrologer". */
export function roleOf({ specialities: [first] }: { specialities: readonly string[] }): string {
  const words = roleWords()
  if (first === undefined) return words.any
  return isKnown(first) ? words[ROLES[first]] : words.of({ speciality: first })
}
