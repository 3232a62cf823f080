/** Milliseconds within which a crossing is found; far finer than the positions are. */
const TOLERANCE_MS = 100

/**
 * The moment at which a growing or falling measure passes zero between two moments with different signs,
 * by regula falsi (Illinois).
 */
export function crossing(measure: (time: number) => number, from: number, to: number): number {
  let [left, right] = [from, to]
  let [atLeft, atRight] = [measure(from), measure(to)]
  let kept: 'left' | 'right' | null = null
  for (let round = 0; round < 60 && right - left > TOLERANCE_MS; round++) {
    const middle = (left * atRight - right * atLeft) / (atRight - atLeft)
    const value = measure(middle)
    if (value === 0) return middle
    if (value > 0 === atRight > 0) {
      right = middle
      atRight = value
      if (kept === 'left') atLeft /= 2
      kept = 'left'
    } else {
      left = middle
      atLeft = value
      if (kept === 'right') atRight /= 2
      kept = 'right'
    }
    if (Math.abs(value) < 1e-7) return middle
  }
  return (left + right) / 2
}
