import type { Locator, Page } from 'playwright'

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
 * Does something, waits for what it leads to, and returns how long its slowest interaction took, from the press to the next
 * paint, as Interaction to Next Paint counts: one of less than 16 ms is reported by no browser, and is 16 here. A finger
 * takes its time between two taps: what went before is over.
 */
export async function timeOf(page: Page, act: () => Promise<void>, isDone: () => Promise<unknown>): Promise<number> {
  await settle(page)
  await page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Watch }
    watch.seen.clear()
    watch.from = performance.now()
  })
  await act()
  // Looking for an element takes the page's time: the answer is painted before.
  await settle(page)
  await isDone()
  await settle(page)
  return page.evaluate(() => Math.max(16, ...(globalThis as unknown as { watch: Watch }).watch.seen.values()))
}

/** A tap without the checks that Playwright does in the page while it is tapped, which take longer than some answers. */
export async function pointAt(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not shown`)
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Timings are delivered after the paint that they end with. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted))
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }))
  })
}
