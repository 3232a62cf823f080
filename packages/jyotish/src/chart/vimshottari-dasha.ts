import { normalizeDegrees } from '../sky/angle.ts'
import { itemAt } from '../sky/item-at.ts'
import { checkDegrees, checkObject, show, timeOf } from '../sky/check.ts'
import type { Graha } from '../sky/grahas.ts'
import { NAKSHATRA_LORDS } from '../sky/lords.ts'

const YEAR_MS = 365.25 * 86_400_000
const CYCLE_YEARS = 120
/** A cycle around it is within what a Date can hold. */
const LAST_BIRTH = 8e15

/** Years of the mahadashas (Brihat Parashara Hora Shastra, chapter 46). */
const YEARS: Readonly<Record<Graha, number>> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
}

/** A period of life ruled by one graha. */
export interface Dasha {
  readonly lord: Graha
  readonly start: Date
  readonly end: Date
}

/** A mahadasha with its nine antardashas. */
export interface Mahadasha extends Dasha {
  readonly antardashas: readonly Dasha[]
}

/**
 * The nine mahadashas of the Vimshottari dasha, 120 years of 365.25 days in total, each with its nine antardashas.
 * The first began before birth; its balance at birth is its `end` minus the birth.
 *
 * @param moonLongitude Sidereal longitude of the Moon at birth, in degrees.
 * @param birth The instant of birth.
 * @throws RangeError when the longitude is not a number, or for an invalid date.
 * @throws TypeError for an argument of another type.
 */
export function vimshottariDasha(moonLongitude: number, birth: Date): Mahadasha[] {
  checkDegrees(moonLongitude)
  const born = timeOf(birth)
  if (!(Math.abs(born) < LAST_BIRTH)) throw new RangeError('The birth is not valid. Pass a Date that holds an instant.')
  const nakshatras = (normalizeDegrees(moonLongitude) * 27) / 360
  const first = Math.floor(nakshatras)
  const elapsedMs = (nakshatras - first) * YEARS[itemAt(NAKSHATRA_LORDS, first)] * YEAR_MS
  return periods(first, born - elapsedMs, CYCLE_YEARS).map(({ lord, start, end }) => ({
    lord,
    start: new Date(start),
    end: new Date(end),
    antardashas: periods(NAKSHATRA_LORDS.indexOf(lord), start, YEARS[lord]).map((part) => ({
      lord: part.lord,
      start: new Date(part.start),
      end: new Date(part.end),
    })),
  }))
}

/** Nine consecutive periods in the ratio of the lords' years. */
function periods(first: number, start: number, years: number): { lord: Graha; start: number; end: number }[] {
  let yearsBefore = 0
  return NAKSHATRA_LORDS.map((_, index) => {
    const lord = itemAt(NAKSHATRA_LORDS, first + index)
    const from = yearsBefore
    yearsBefore += YEARS[lord]
    const timeAfter = (passed: number) => Math.round(start + (passed / CYCLE_YEARS) * years * YEAR_MS)
    return { lord, start: timeAfter(from), end: timeAfter(yearsBefore) }
  })
}

/**
 * The period at an instant, or null before the first and after the last.
 *
 * @throws RangeError for an invalid date.
 * @throws TypeError for an argument of another type.
 */
export function dashaAt<Period extends Dasha>(dashas: readonly Period[], date: Date): Period | null {
  const time = timeOf(date)
  if (Number.isNaN(time)) throw new RangeError('The date is not valid. Pass a Date that holds an instant.')
  if (!Array.isArray(dashas))
    throw new TypeError(`${show(dashas)} is no list of periods. Pass that of vimshottariDasha.`)
  const spans = (dashas as readonly Period[]).map((period) => {
    checkObject(period, 'a period of vimshottariDasha')
    return { period, start: timeOf(period.start), end: timeOf(period.end) }
  })
  return spans.find(({ start, end }) => start <= time && time < end)?.period ?? null
}
