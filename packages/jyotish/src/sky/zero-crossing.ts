/** Precision in milliseconds; far finer than that of the positions. */
const TOLERANCE_MS = 100

/**
 * The time at which a monotonic function crosses zero between two times with different signs, by regula falsi
 * (Illinois).
 */
export function zeroCrossing(measure: (time: number) => number, from: number, to: number): number {
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
