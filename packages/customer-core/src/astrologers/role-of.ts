import { roles } from './words.ts'

/** What an astrologer is, by the first speciality: "Tarot reader", "Vedic astrologer". */
export function roleOf({ specialities: [first] }: { specialities: readonly string[] }): string {
  if (first === undefined) return 'Astrologer'
  return roles[first] ?? `${first} astrologer`
}
