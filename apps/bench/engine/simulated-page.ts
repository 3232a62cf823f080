import { createSessionEngine, type Ports, type SessionEngine } from '@tarapath/session-engine'
import { inProgress } from '@tarapath/session-engine/testing'

const STARTED_AT = Date.parse('2026-01-01T00:00:00Z')

export interface SimulatedPage {
  engine: SessionEngine
  /** The largest number of timers that were pending at once. */
  maxTimers(): number
  run(ms: number): Promise<void>
}

/** A page with a manual clock that stores nothing itself, so that growing memory is the engine's. */
export function openSimulatedPage(): SimulatedPage {
  let now = 0
  let most = 0
  let lastTimer = 0
  const timers = new Map<number, { at: number; fn: () => void }>()
  const kept = new Map<string, string>()
  const body = inProgress({ max_call_duration: 7 * 86_400, start_datetime: new Date(STARTED_AT).toISOString() })
  const ports: Ports = {
    api: {
      getStatus: async () => ({ body, serverDate: STARTED_AT + now }),
      endConsultation: async () => ({}),
      cancelWaiting: async () => ({}),
      saveLog: () => undefined,
    },
    storage: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    clock: { wall: () => STARTED_AT + now, mono: () => now },
    scheduler: {
      after(ms, fn) {
        const id = (lastTimer += 1)
        timers.set(id, { at: now + ms, fn })
        most = Math.max(most, timers.size)
        return () => void timers.delete(id)
      },
    },
    nav: { reload: () => undefined, replace: () => undefined, logoutFully: () => undefined },
    lifecycle: { isVisible: () => true, subscribe: () => () => undefined },
  }
  const engine = createSessionEngine({ ports, signedIn: true, path: '/chat' })
  engine.subscribeTick(() => engine.getCountdown())

  return {
    engine,
    maxTimers: () => most,
    async run(ms) {
      const until = now + ms
      for (;;) {
        await new Promise(setImmediate)
        const [id, timer] = [...timers].reduce((a, b) => (b[1].at < a[1].at ? b : a), [0, { at: Infinity, fn() {} }])
        if (timer.at > until) break
        timers.delete(id)
        now = Math.max(now, timer.at)
        timer.fn()
      }
      now = until
    },
  }
}
