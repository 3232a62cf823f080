import type { PlaceDetails } from '@tarapath/api-client/types'
import { birthChart } from '@tarapath/jyotish'
import { birthWords } from '../consultation/index.ts'

/**
 * Lagna, Rashi and Nakshatra of a birth. Without a time the Lagna is left out, and noon decides about the Moon, which may
 * be in the next Rashi or Nakshatra by then.
 */
export function skyLine({ date, time }: { date: string; time: string | null }, place: PlaceDetails): string {
  const { ascendant, grahas } = birthChart(instantOf(date, time ?? '12:00', place.timezone), place)
  const words = birthWords()
  return [
    ...(time === null ? [] : [words.lagna({ sign: ascendant.sign })]),
    words.rashi({ sign: grahas.Moon.sign }),
    words.nakshatra({ name: grahas.Moon.nakshatra }),
  ].join(' · ')
}

/** When a clock in this time zone showed this date and time. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const local = Date.parse(`${date}T${time.slice(0, 5)}:00Z`)
  // The offset at the first guess may be that of the other side of a change; the second guess is right.
  const guess = local - offsetMs(local, timeZone)
  return new Date(local - offsetMs(guess, timeZone))
}

function offsetMs(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')) - at
}
