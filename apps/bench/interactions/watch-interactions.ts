import type { Page } from 'playwright'

interface Watch {
  seen: Map<number, number>
  /** What began before is not counted. */
  from: number
}

interface EventTiming extends PerformanceEntry {
  interactionId: number
}

/** Collects the event timings of all pages that open from now on. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Map<number, number>()
    const watch = { seen, from: 0 }
    Object.assign(globalThis, { watch })
    const add = (entries: PerformanceEntry[]) => {
      for (const { interactionId, startTime, duration } of entries as EventTiming[])
        // Keys that were typed before are painted, and reported, late.
        if (interactionId > 0 && startTime >= watch.from)
          seen.set(interactionId, Math.max(duration, seen.get(interactionId) ?? 0))
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

/**
 * Does something and answers how long its slowest interaction took, from the press to the next paint, as Interaction to
 * Next Paint counts: one of less than 16 ms is reported by no browser, and is 16 here. A finger takes its time between two
 * taps: what went before is over.
 */
export async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await settle(page)
  await page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Watch }
    watch.seen.clear()
    watch.from = performance.now()
  })
  await act()
  await settle(page)
  return page.evaluate(() => Math.max(16, ...(globalThis as unknown as { watch: Watch }).watch.seen.values()))
}

/** Timings are delivered after the paint that they end with. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted))
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }))
  })
}
