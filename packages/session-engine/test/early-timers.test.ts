import { expect, test } from 'vitest'
import { createSessionEngine } from '../src/index.ts'
import { createVirtualWorld, inProgress } from '../src/testing.ts'

// Browsers cut the delay of a timer to whole milliseconds and fire it up to one before its moment; meanwhile time goes on.
/** Reads of the status in a minute, when each look at the clock takes `lookMs`. */
async function readsInAMinute(lookMs: number): Promise<number> {
  let now = 0.5
  let reads = 0
  const timers = new Set<{ at: number; fn: () => void }>()
  const { ports } = createVirtualWorld().openTab()
  const engine = createSessionEngine({
    ports: {
      ...ports,
      api: {
        ...ports.api,
        async getStatus() {
          reads += 1
          return { body: inProgress({ astro_pickup_status: false }), serverDate: null }
        },
      },
      clock: { wall: () => 1_767_225_600_000 + now, mono: () => (now += lookMs) },
      scheduler: {
        after(ms, fn) {
          const timer = { at: now + Math.floor(ms), fn }
          timers.add(timer)
          return () => void timers.delete(timer)
        },
      },
    },
    signedIn: true,
    path: '/',
  })
  while (now < 60_000) {
    await new Promise((done) => setImmediate(done))
    const [next] = [...timers].toSorted((a, b) => a.at - b.at)
    if (!next) break
    timers.delete(next)
    now = Math.max(now, next.at)
    next.fn()
  }
  engine.dispose()
  return reads
}

test('a moment that comes while the engine works is not missed', async () => {
  for (let lookMs = 0.01; lookMs < 1; lookMs += 0.017)
    expect(await readsInAMinute(lookMs), `with looks of ${lookMs} ms`).toBeGreaterThanOrEqual(19)
})
