/** What a wait may be: equally likely seconds in rising order, at least one. */
export type Wait = readonly number[]

/** What is told of a wait: nine tenths of the values. */
export interface WaitRange {
  from: number
  likely: number
  to: number
}

/** So many values describe a wait. */
const POINTS = 20
/** With fewer consultations to compare with, every length up to the paid time is possible. */
const ENOUGH = 5

/** A wait of known length. */
export const exactWait = (seconds: number): Wait => [seconds]

/**
 * The remaining time of a consultation that has run for `elapsed` seconds and is paid for `left` more: as with the
 * earlier ones that lasted longer.
 */
export function remainingWait(lengths: readonly number[], elapsed: number, left: number): Wait {
  const longer = lengths.filter((length) => length > elapsed).map((length) => Math.min(length - elapsed, left))
  return inOrder([...longer, ...evenly(Math.max(0, ENOUGH - longer.length), left)])
}

/** One of two waits: the second one in this share of cases. */
export function eitherWait(usual: Wait, other: Wait, share: number): Wait {
  const others = Math.round(POINTS * share)
  return inOrder([...spread(usual, POINTS - others), ...spread(other, others)])
}

/** The total of waits that follow one another. */
export const addWaits = (waits: readonly Wait[]): Wait =>
  waits.reduce((sum, wait) => {
    const totals = inOrder(sum.flatMap((before) => wait.map((after) => before + after)))
    return totals.length > POINTS ? spread(totals, POINTS) : totals
  }, exactWait(0))

export function rangeOf(wait: Wait): WaitRange {
  const last = wait.length - 1
  const at = (index: number): number => Math.round(wait[index] ?? 0)
  return { from: at(Math.floor(last * 0.05)), likely: at(Math.floor(last * 0.5)), to: at(Math.ceil(last * 0.95)) }
}

/** How long most of the earlier consultations took; null where there are too few of them. */
export const usualLength = (lengths: readonly number[]): WaitRange | null =>
  lengths.length < ENOUGH ? null : rangeOf(inOrder(lengths))

const inOrder = (values: readonly number[]): Wait => values.toSorted((a, b) => a - b)

/** So many values from 0 to the largest one. */
const evenly = (count: number, largest: number): number[] =>
  Array.from({ length: count }, (_, index) => (count === 1 ? largest : (largest * index) / (count - 1)))

/** A wait by so many values: the middles of equal parts of it. */
const spread = (wait: Wait, count: number): Wait =>
  Array.from({ length: count }, (_, index) => wait[Math.floor(((index + 0.5) / count) * wait.length)] ?? 0)
