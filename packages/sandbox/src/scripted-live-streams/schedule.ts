import { shiftAt, type WorkingHours } from '@tarapath/backend/astrologers'

/** One live stream of the schedule. */
export interface Slot {
  astrologerId: number
  title: string
  scheduledAt: Date
  endsAt: Date
}

export interface Host {
  id: number
  /** Null for an astrologer who is available at any hour. */
  hours: WorkingHours | null
}

export const EVERY_MS = 20 * 60_000
const LASTS_MS = 50 * 60_000
/** How many run at the same time. */
const CONCURRENT = 3
const SLOTS_AHEAD = 18
/** Coprime to most list lengths, so that every host has a slot before any has a second. */
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

/**
 * The schedule around a time: a live stream of fifty minutes starts every twenty minutes, within its host's working
 * hours. It depends on its arguments only, so every process computes the same one.
 */
export function scheduleAround(now: Date, hosts: readonly Host[]): Slot[] {
  const current = Math.floor(now.getTime() / EVERY_MS)
  const slots = Array.from({ length: SLOTS_AHEAD + CONCURRENT }, (_, at) => current - (CONCURRENT - 1) + at)
  return slots
    .flatMap((slot) => {
      const [scheduledAt, endsAt] = [new Date(slot * EVERY_MS), new Date(slot * EVERY_MS + LASTS_MS)]
      const host = hostFor(slot, hosts, scheduledAt, endsAt)
      return host ? { astrologerId: host.id, title: TITLES[slot % TITLES.length] ?? '', scheduledAt, endsAt } : []
    })
    .filter(({ endsAt }) => endsAt > now)
}

/** Live streams that overlap take their hosts from different thirds of the list, so that no host is in two at once. */
function hostFor(slot: number, hosts: readonly Host[], from: Date, to: Date): Host | undefined {
  const third = hosts.filter(({ id }) => id % CONCURRENT === slot % CONCURRENT)
  const first = (Math.floor(slot / CONCURRENT) * STRIDE) % Math.max(1, third.length)
  return [...third.slice(first), ...third.slice(0, first)].find((host) => isWorking(host, from, to))
}

function isWorking({ hours }: Host, from: Date, to: Date): boolean {
  if (!hours) return true
  const shift = shiftAt(hours, from)
  return shift.from <= from && shift.to >= to
}
