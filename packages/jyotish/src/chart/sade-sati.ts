import { indexIn } from '../sky/by-name.ts'
import { checkDate } from '../sky/check.ts'
import { ingressesBetween } from '../sky/ingresses.ts'
import { SIGNS, type Sign } from '../sky/signs.ts'
import { houseOf } from './house.ts'

const DAY_MS = 86_400_000
/** More than Saturn ever stays in a sign. */
const STAY_MS = 1_100 * DAY_MS

const PHASES = { 12: 'rising', 1: 'peak', 2: 'setting' } as const

/** A stay of Saturn in one of the three signs. */
export interface SadeSatiPeriod {
  /** `rising` in the 12th sign from the Moon, `peak` in the Moon's sign, `setting` in the 2nd. */
  readonly phase: (typeof PHASES)[keyof typeof PHASES]
  readonly sign: Sign
  /** When Saturn enters, accurate to hours: show the day. */
  readonly start: Date
  /** When Saturn leaves, accurate to hours: show the day. */
  readonly end: Date
}

/**
 * Sade sati between two instants: the stays of Saturn in the 12th, 1st and 2nd sign from the Moon's.
 * A stay that extends beyond them is returned whole. Retrograde motion causes several stays in one sign.
 *
 * @param moonSign The sign of the Moon at birth.
 * @throws RangeError for a date outside 1900–2100, or a name that is not in SIGNS.
 * @throws TypeError for an argument of another type.
 */
export function sadeSati(moonSign: Sign, from: Date, to: Date): SadeSatiPeriod[] {
  checkDate(from)
  checkDate(to)
  indexIn(SIGNS, moonSign)
  const changes = ingressesBetween('Saturn', from.getTime() - STAY_MS, to.getTime() + STAY_MS)
  return changes.flatMap(({ to: sign, date: start }, index) => {
    const end = changes[index + 1]?.date
    const house = houseOf(sign, moonSign)
    if (!end || end <= from || start > to || !(house === 12 || house === 1 || house === 2)) return []
    return [{ phase: PHASES[house], sign, start, end }]
  })
}
