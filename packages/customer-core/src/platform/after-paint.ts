/** Runs what takes long after the next paint, so that the page answers a tap before it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
