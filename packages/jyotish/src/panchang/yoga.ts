import { itemAt } from '../sky/item-at.ts'
import { sumOfLongitudes } from './measures.ts'
import { spanAt, spansBetween, type Span } from './span.ts'

const DEGREES = 360 / 27
const NAMES = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyan',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
] as const

/** A yoga of the panchang: the time in which the sum of the longitudes of Sun and Moon increases by 13°20′. */
export interface Yoga {
  /** 1 to 27, from Vishkambha. */
  readonly number: number
  readonly name: (typeof NAMES)[number]
  readonly start: Date
  readonly end: Date
}

/**
 * The yoga at an instant, with its start and end.
 *
 * @throws RangeError for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export const yogaAt = (date: Date): Yoga => yogaOf(spanAt(sumOfLongitudes, DEGREES, date))

export const yogasBetween = (from: Date, to: Date): Yoga[] =>
  spansBetween(sumOfLongitudes, DEGREES, from, to).map(yogaOf)

const yogaOf = ({ index, start, end }: Span): Yoga => ({ number: index + 1, name: itemAt(NAMES, index), start, end })
