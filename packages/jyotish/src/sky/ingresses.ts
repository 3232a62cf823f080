import { turn, wayBetween } from './angle.ts'
import { at } from './at.ts'
import { checkDate } from './check.ts'
import { crossing } from './crossing.ts'
import { indexIn } from './by-name.ts'
import { GRAHAS, type Graha } from './grahas.ts'
import { longitudeAt } from './sidereal-longitude.ts'
import { SIGNS, type Sign } from './signs.ts'

const DAY_MS = 86_400_000

/** Days between two looks: less than half of any walk backwards, and less than any walk through a sign. */
const STEP_DAYS: Readonly<Record<Graha, number>> = {
  Sun: 20,
  Moon: 1.5,
  Mars: 15,
  Mercury: 5,
  Jupiter: 40,
  Venus: 10,
  Saturn: 40,
  Rahu: 120,
  Ketu: 120,
}

/** A graha's way from one sign into the next, or back. */
export interface Ingress {
  readonly graha: Graha
  /** The instant. For Jupiter and Saturn good to hours only: print a day, never minutes. */
  readonly date: Date
  readonly from: Sign
  readonly to: Sign
  /** It walked backwards into the sign. */
  readonly isRetrograde: boolean
}

/**
 * Every change of sign of a graha between two instants, in order of time; Rahu and Ketu by the mean node.
 * A short visit across a border between two turning points is found too.
 *
 * @throws RangeError for a date outside 1900–2100, or a name that is not in GRAHAS.
 */
export function ingresses(graha: Graha, from: Date, to: Date): Ingress[] {
  checkDate(from)
  checkDate(to)
  indexIn(GRAHAS, graha)
  return ingressesBetween(graha, from.getTime(), to.getTime())
}

/** The same without a look at the dates. */
export function ingressesBetween(graha: Graha, from: number, to: number): Ingress[] {
  const path = pathOf(graha, from, to)
  return path.slice(1).flatMap((end, index) => {
    const start = path[index] as Sample
    const isRetrograde = end.way < start.way
    const [low, high] = isRetrograde ? [end.way, start.way] : [start.way, end.way]
    const found: Ingress[] = []
    for (let border = Math.ceil(low / 30); border * 30 < high; border++) {
      // A path that begins on a border has been in the sign already.
      if (border * 30 === start.way) continue
      const distance = (time: number) => wayBetween(border * 30, longitudeAt(graha, new Date(time)))
      const [before, after] = [at(SIGNS, border - 1), at(SIGNS, border)]
      found.push({
        graha,
        date: new Date(crossing(distance, start.time, end.time)),
        from: isRetrograde ? after : before,
        to: isRetrograde ? before : after,
        isRetrograde,
      })
    }
    return isRetrograde ? found.toReversed() : found
  })
}

interface Sample {
  readonly time: number
  /** Longitude that goes on past 360 and below 0. */
  readonly way: number
}

/** Looks along the way, with one at each turning point, so that between two of them the graha goes one way only. */
function pathOf(graha: Graha, from: number, to: number): Sample[] {
  const step = STEP_DAYS[graha] * DAY_MS
  const path: Sample[] = [{ time: from, way: longitudeAt(graha, new Date(from)) }]
  const look = (time: number, near: Sample): Sample => ({
    time,
    way: near.way + wayBetween(turn(near.way), longitudeAt(graha, new Date(time))),
  })
  while ((path.at(-1) as Sample).time < to) {
    const [before, here] = [path.at(-2), path.at(-1) as Sample]
    const next = look(Math.min(here.time + step, to), here)
    if (before && here.way > before.way !== next.way > here.way && mayTouchBorder(before, here, next)) {
      path.pop()
      path.push(turningPoint(before, next, here.way > before.way, look))
    }
    path.push(next)
  }
  return path
}

/** Around a turning point: whether a border lies no further on than the graha went between two looks. */
function mayTouchBorder(before: Sample, here: Sample, next: Sample): boolean {
  const reach = Math.max(Math.abs(here.way - before.way), Math.abs(next.way - here.way))
  return Math.floor((here.way - reach) / 30) !== Math.floor((here.way + reach) / 30)
}

/** Narrows down where a graha stands still between two looks. */
function turningPoint(
  before: Sample,
  after: Sample,
  isHighest: boolean,
  look: (time: number, near: Sample) => Sample,
): Sample {
  let [left, right] = [before.time, after.time]
  while (right - left > DAY_MS / 24) {
    const third = (right - left) / 3
    const [one, other] = [look(left + third, before), look(right - third, before)]
    if (one.way > other.way === isHighest) right = other.time
    else left = one.time
  }
  return look((left + right) / 2, before)
}
