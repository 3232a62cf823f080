import { turn, wayBetween } from '../sky/angle.ts'
import { checkDate } from '../sky/check.ts'

const DAY_MS = 86_400_000
const ENOUGH_DEGREES = 1e-7

/** A measure of the sky that grows all the time, in degrees, with its mean growth a day. */
export interface Measure {
  readonly at: (date: Date) => number
  readonly degreesADay: number
}

/** A part of time that lasts as long as a measure is in one of the equal parts of the circle. */
export interface Span {
  /** Which part of the circle, from 0. */
  readonly index: number
  readonly start: Date
  readonly end: Date
}

/** The part of the circle that a measure is in at an instant, and from when to when. */
export function spanAt(measure: Measure, partDegrees: number, date: Date): Span {
  checkDate(date)
  return spanAround(measure, partDegrees, date)
}

function spanAround(measure: Measure, partDegrees: number, date: Date): Span {
  const index = Math.floor(measure.at(date) / partDegrees)
  return {
    index,
    start: reach(measure, index * partDegrees, date),
    end: reach(measure, turn((index + 1) * partDegrees), date),
  }
}

/** Every part that a measure is in between two instants, in order; the first and the last reach over the edges. */
export function spansBetween(measure: Measure, partDegrees: number, from: Date, to: Date): Span[] {
  const parts = Math.round(360 / partDegrees)
  const spans = [spanAround(measure, partDegrees, from)]
  for (let last = spans[0] as Span; last.end < to; spans.push(last)) {
    const index = (last.index + 1) % parts
    last = { index, start: last.end, end: reach(measure, turn((index + 1) * partDegrees), last.end) }
  }
  return spans
}

/** When the measure is nearest in time at a direction: Newton's steps with the growth just seen. */
function reach({ at, degreesADay }: Measure, target: number, near: Date): Date {
  let time = near.getTime()
  let value = at(near)
  let growth = degreesADay / DAY_MS
  for (let round = 0; round < 12; round++) {
    const gap = wayBetween(value, target)
    if (Math.abs(gap) < ENOUGH_DEGREES) break
    const next = time + gap / growth
    const seen = at(new Date(next))
    // Very short steps tell nothing about the growth, because a Date holds whole milliseconds.
    if (Math.abs(next - time) > 1000) growth = wayBetween(value, seen) / (next - time)
    time = next
    value = seen
  }
  return new Date(Math.round(time))
}
