import { shiftAt, type WorkingHours } from '@tarapath/backend/astrologers'

/** A show of the programme. Everybody who works it out for the same time gets the same. */
export interface Slot {
  astrologerId: number
  title: string
  scheduledAt: Date
  endsAt: Date
}

export interface Host {
  id: number
  /** Null: at any hour. */
  rota: WorkingHours | null
}

const EVERY_MS = 20 * 60_000
const LASTS_MS = 50 * 60_000
/** So many may run at the same time. */
const AT_ONCE = 3
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

/** Every twenty minutes another astrologer begins, within the hours they keep, and stays for fifty. */
export function programmeAround(now: Date, hosts: readonly Host[]): Slot[] {
  const current = Math.floor(now.getTime() / EVERY_MS)
  const slots = Array.from({ length: AHEAD + AT_ONCE }, (_, at) => current - (AT_ONCE - 1) + at)
  return slots
    .flatMap((slot) => {
      const [scheduledAt, endsAt] = [new Date(slot * EVERY_MS), new Date(slot * EVERY_MS + LASTS_MS)]
      const host = hostOf(slot, hosts, scheduledAt, endsAt)
      return host ? { astrologerId: host.id, title: TITLES[slot % TITLES.length] ?? '', scheduledAt, endsAt } : []
    })
    .filter(({ endsAt }) => endsAt > now)
}

/** Shows that overlap have hosts of different thirds, so nobody is in two at once, whoever is added to the list. */
function hostOf(slot: number, hosts: readonly Host[], from: Date, to: Date): Host | undefined {
  const third = hosts.filter(({ id }) => id % AT_ONCE === slot % AT_ONCE)
  const first = (Math.floor(slot / AT_ONCE) * STRIDE) % Math.max(1, third.length)
  return [...third.slice(first), ...third.slice(0, first)].find((host) => isThere(host, from, to))
}

function isThere({ rota }: Host, from: Date, to: Date): boolean {
  if (!rota) return true
  const hours = shiftAt(rota, from)
  return hours.from <= from && hours.to >= to
}
