/** Seconds: surely from, at most to, and what is likeliest. */
export interface Wait {
  from: number
  likely: number
  to: number
}

const NO_WAIT: Wait = { from: 0, likely: 0, to: 0 }

/** A wait whose length is known. */
export const exactly = (seconds: number): Wait => ({ from: seconds, likely: seconds, to: seconds })

/**
 * How long a consultation still takes that has run for `elapsed` seconds and is paid for `left` more. Among earlier ones
 * only those that lasted longer tell anything. Where none did, what is paid for is all that can be said: any length up to it.
 */
export function remaining(lengths: readonly number[], elapsed: number, left: number): Wait {
  const longer = lengths
    .filter((length) => length > elapsed)
    .map((length) => Math.min(length - elapsed, left))
    .sort((a, b) => a - b)
  const at = (part: number): number | undefined => longer[Math.floor((longer.length - 1) * part)]
  return { from: at(0.25) ?? 0, likely: at(0.5) ?? left, to: left }
}

/** One after the other. */
export const inAll = (waits: readonly Wait[]): Wait =>
  waits.reduce(
    (sum, wait) => ({ from: sum.from + wait.from, likely: sum.likely + wait.likely, to: sum.to + wait.to }),
    NO_WAIT,
  )
