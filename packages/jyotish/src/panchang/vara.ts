import { itemAt } from '../sky/item-at.ts'
import type { VisibleGraha } from '../sky/lords.ts'
import { weekday } from './civil-day.ts'

/** A weekday and the graha it is named after. */
export interface Vara {
  readonly name: string
  readonly lord: VisibleGraha
}

const VARAS: readonly Vara[] = [
  { name: 'Ravivara', lord: 'Sun' },
  { name: 'Somavara', lord: 'Moon' },
  { name: 'Mangalavara', lord: 'Mars' },
  { name: 'Budhavara', lord: 'Mercury' },
  { name: 'Guruvara', lord: 'Jupiter' },
  { name: 'Shukravara', lord: 'Venus' },
  { name: 'Shanivara', lord: 'Saturn' },
]

/**
 * The weekday that begins with the sunrise of a civil date.
 *
 * @param date `2026-11-20`
 * @throws RangeError for an invalid date.
 * @throws TypeError for an argument of another type.
 */
export const varaOf = (date: string): Vara => itemAt(VARAS, weekday(date))
