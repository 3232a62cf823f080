import { normalizeDegrees, angularDifference } from './angle.ts'
import { itemAt } from './item-at.ts'
import { checkDate } from './check.ts'
import { zeroCrossing } from './zero-crossing.ts'
import { indexIn } from './by-name.ts'
import { GRAHAS, type Graha } from './grahas.ts'
import { longitudeAt } from './sidereal-longitude.ts'
import { SIGNS, type Sign } from './signs.ts'

const DAY_MS = 86_400_000

/** Days between two samples: less than half of any retrograde period, and less than any stay in a sign. */
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

/** A graha's change from one sign to the next or the previous one. */
export interface Ingress {
  readonly graha: Graha
  /** The instant. For Jupiter and Saturn it is accurate to hours: show the day, never minutes. */
  readonly date: Date
  readonly from: Sign
  readonly to: Sign
  /** Whether the graha was retrograde. */
  readonly isRetrograde: boolean
}

/**
 * Every change of sign of a graha between two instants, in chronological order; Rahu and Ketu by the mean node.
 * A short stay across a border between two turning points is found too.
 *
 * @throws RangeError for a date outside 1900–2100, or a name that is not in GRAHAS.
 * @throws TypeError for an argument of another type.
 */
export function ingresses(graha: Graha, from: Date, to: Date): Ingress[] {
  checkDate(from)
  checkDate(to)
  indexIn(GRAHAS, graha)
  return ingressesBetween(graha, from.getTime(), to.getTime())
}

/** The same without a check of the dates. */
export function ingressesBetween(graha: Graha, from: number, to: number): Ingress[] {
  const samples = sampleLongitudes(graha, from, to)
  return samples.slice(1).flatMap((end, index) => {
    const start = samples[index] as Sample
    const isRetrograde = end.longitude < start.longitude
    const [low, high] = isRetrograde ? [end.longitude, start.longitude] : [start.longitude, end.longitude]
    const found: Ingress[] = []
    for (let border = Math.ceil(low / 30); border * 30 < high; border++) {
      // A sample on the border is in the sign already.
      if (border * 30 === start.longitude) continue
      const distance = (time: number) => angularDifference(border * 30, longitudeAt(graha, new Date(time)))
      const [before, after] = [itemAt(SIGNS, border - 1), itemAt(SIGNS, border)]
      found.push({
        graha,
        date: new Date(zeroCrossing(distance, start.time, end.time)),
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
  /** Continuous longitude, which may exceed 360 or fall below 0. */
  readonly longitude: number
}

/** Samples with one at each turning point, so that the motion between two samples is monotonic. */
function sampleLongitudes(graha: Graha, from: number, to: number): Sample[] {
  const step = STEP_DAYS[graha] * DAY_MS
  const samples: Sample[] = [{ time: from, longitude: longitudeAt(graha, new Date(from)) }]
  const sampleAt = (time: number, near: Sample): Sample => ({
    time,
    longitude: near.longitude + angularDifference(normalizeDegrees(near.longitude), longitudeAt(graha, new Date(time))),
  })
  while ((samples.at(-1) as Sample).time < to) {
    const [before, here] = [samples.at(-2), samples.at(-1) as Sample]
    const next = sampleAt(Math.min(here.time + step, to), here)
    if (
      before &&
      here.longitude > before.longitude !== next.longitude > here.longitude &&
      mayCrossBorder(before, here, next)
    ) {
      samples.pop()
      samples.push(turningPoint(before, next, here.longitude > before.longitude, sampleAt))
    }
    samples.push(next)
  }
  return samples
}

/** Whether a border of a sign is within reach of a turning point between the samples. */
function mayCrossBorder(before: Sample, here: Sample, next: Sample): boolean {
  const reach = Math.max(Math.abs(here.longitude - before.longitude), Math.abs(next.longitude - here.longitude))
  return Math.floor((here.longitude - reach) / 30) !== Math.floor((here.longitude + reach) / 30)
}

/** Finds a turning point between two samples by ternary search. */
function turningPoint(
  before: Sample,
  after: Sample,
  isHighest: boolean,
  sampleAt: (time: number, near: Sample) => Sample,
): Sample {
  let [left, right] = [before.time, after.time]
  while (right - left > DAY_MS / 24) {
    const third = (right - left) / 3
    const [one, other] = [sampleAt(left + third, before), sampleAt(right - third, before)]
    if (one.longitude > other.longitude === isHighest) right = other.time
    else left = one.time
  }
  return sampleAt((left + right) / 2, before)
}
