/** Estimated seconds: at least, most likely and at most. */
export interface Wait {
  from: number
  likely: number
  to: number
}

const NO_WAIT: Wait = { from: 0, likely: 0, to: 0 }

/** A wait of known length. */
export const exactWait = (seconds: number): Wait => ({ from: seconds, likely: seconds, to: seconds })

/**
 * The remaining time of a consultation that has run for `elapsed` seconds and is paid for `left` more, estimated from the
 * earlier ones that lasted longer. Without any, the estimate is everything up to `left`.
 */
export function remainingWait(lengths: readonly number[], elapsed: number, left: number): Wait {
  const longer = lengths
    .filter((length) => length > elapsed)
    .map((length) => Math.min(length - elapsed, left))
    .sort((a, b) => a - b)
  const at = (part: number): number | undefined => longer[Math.floor((longer.length - 1) * part)]
  return { from: at(0.25) ?? 0, likely: at(0.5) ?? left, to: left }
}

/** The total of waits that follow one another. */
export const addWaits = (waits: readonly Wait[]): Wait =>
  waits.reduce(
    (sum, wait) => ({ from: sum.from + wait.from, likely: sum.likely + wait.likely, to: sum.to + wait.to }),
    NO_WAIT,
  )
