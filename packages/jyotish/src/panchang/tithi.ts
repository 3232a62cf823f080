import { itemAt } from '../sky/item-at.ts'
import { elongation } from './measures.ts'
import { spanAt, spansBetween, type Span } from './span.ts'

const DEGREES = 12
const NAMES = [
  'Pratipada',
  'Dvitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dvadashi',
  'Trayodashi',
  'Chaturdashi',
] as const

/** A lunar day: the time in which the elongation of the Moon from the Sun increases by 12°. */
export interface Tithi {
  /** 1 to 30, from the new moon; 15 is the full moon, 30 the new moon. */
  readonly number: number
  readonly name: (typeof NAMES)[number] | 'Purnima' | 'Amavasya'
  /** Bright (waxing) or dark (waning) half of the month. */
  readonly paksha: 'Shukla' | 'Krishna'
  readonly start: Date
  readonly end: Date
}

/**
 * The tithi at an instant, with its start and end. The same everywhere on Earth.
 *
 * @throws RangeError for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export const tithiAt = (date: Date): Tithi => tithiOf(spanAt(elongation, DEGREES, date))

export const tithisBetween = (from: Date, to: Date): Tithi[] => spansBetween(elongation, DEGREES, from, to).map(tithiOf)

function tithiOf({ index, start, end }: Span): Tithi {
  const paksha = index < 15 ? 'Shukla' : 'Krishna'
  return { number: index + 1, name: nameOf(index), paksha, start, end }
}

function nameOf(index: number): Tithi['name'] {
  if (index === 14) return 'Purnima'
  return index === 29 ? 'Amavasya' : itemAt(NAMES, index % 15)
}
