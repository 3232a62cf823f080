/** A show of the programme. Everybody who works it out for the same time gets the same. */
export interface Slot {
  astrologerId: number
  title: string
  scheduledAt: Date
  endsAt: Date
}

const EVERY_MS = 20 * 60_000
const LASTS_MS = 50 * 60_000
const AHEAD = 18
/** Has no divisor in common with most counts, so that everybody gets a turn before anybody gets a second. */
const STRIDE = 7

const TITLES = [
  'This week’s sky, sign by sign',
  'Your questions about work and study',
  'How to read a birth chart: the first house',
  'Choosing a good day for a new beginning',
  'Saturn, patience and plans',
  'Names and numbers: ask me yours',
  'Moon signs and the mood of the month',
  'Understanding your dasha',
  'Compatibility without fear',
  'Vastu for a small flat',
  'Panchang of the week, explained',
  'Jupiter and learning',
  'Mantras for a calm evening',
]

/** Every twenty minutes another astrologer begins and stays for fifty: two or three are live at any time. */
export function programmeAround(now: Date, astrologerIds: readonly number[]): Slot[] {
  if (astrologerIds.length === 0) return []
  const current = Math.floor(now.getTime() / EVERY_MS)
  const slots = Array.from({ length: AHEAD + 3 }, (_, at) => current - 2 + at)
  return slots
    .map((slot) => ({
      astrologerId: astrologerIds[(slot * STRIDE) % astrologerIds.length] ?? 0,
      title: TITLES[slot % TITLES.length] ?? '',
      scheduledAt: new Date(slot * EVERY_MS),
      endsAt: new Date(slot * EVERY_MS + LASTS_MS),
    }))
    .filter(({ endsAt }) => endsAt > now)
}
