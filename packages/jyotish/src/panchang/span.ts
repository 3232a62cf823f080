import { normalizeDegrees, angularDifference } from '../sky/angle.ts'
import { checkDate } from '../sky/check.ts'

const DAY_MS = 86_400_000
const TOLERANCE_DEGREES = 1e-7

/** An angle that always increases, such as the Moon's longitude. */
export interface Measure {
  readonly at: (date: Date) => number
  /** Mean rate. */
  readonly degreesPerDay: number
}

/** The time during which a measure is in one of the equal parts of the circle. */
export interface Span {
  /** Index of the part, from 0. */
  readonly index: number
  readonly start: Date
  readonly end: Date
}

/** The span at an instant. */
export function spanAt(measure: Measure, partDegrees: number, date: Date): Span {
  checkDate(date)
  return spanAround(measure, partDegrees, date)
}

function spanAround(measure: Measure, partDegrees: number, date: Date): Span {
  const index = Math.floor(measure.at(date) / partDegrees)
  return {
    index,
    start: timeAt(measure, index * partDegrees, date),
    end: timeAt(measure, normalizeDegrees((index + 1) * partDegrees), date),
  }
}

/** Every span between two instants, in order; the first and the last may extend beyond them. */
export function spansBetween(measure: Measure, partDegrees: number, from: Date, to: Date): Span[] {
  const parts = Math.round(360 / partDegrees)
  const spans = [spanAround(measure, partDegrees, from)]
  for (let last = spans[0] as Span; last.end < to; spans.push(last)) {
    const index = (last.index + 1) % parts
    last = { index, start: last.end, end: timeAt(measure, normalizeDegrees((index + 1) * partDegrees), last.end) }
  }
  return spans
}

/** The time nearest to `near` at which a measure has a value, by the secant method. */
function timeAt({ at, degreesPerDay }: Measure, target: number, near: Date): Date {
  let time = near.getTime()
  let value = at(near)
  let rate = degreesPerDay / DAY_MS
  for (let round = 0; round < 12; round++) {
    const gap = angularDifference(value, target)
    if (Math.abs(gap) < TOLERANCE_DEGREES) break
    const next = time + gap / rate
    const nextValue = at(new Date(next))
    // A Date has whole milliseconds, so very short steps give no usable rate.
    if (Math.abs(next - time) > 1000) rate = angularDifference(value, nextValue) / (next - time)
    time = next
    value = nextValue
  }
  return new Date(Math.round(time))
}
