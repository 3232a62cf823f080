/** A page that is not shown paints nothing. */
const UNPAINTED_MS = 100

/** Runs what takes long after the next paint, so that the page answers a tap before it. */
export function afterPaint(run: () => void): void {
  let hasRun = false
  const runOnce = () => {
    if (hasRun) return
    hasRun = true
    run()
  }
  requestAnimationFrame(() => setTimeout(runOnce))
  setTimeout(runOnce, UNPAINTED_MS)
}
