import type { Cancel } from '../driver/ports.ts'

/** How many promise steps are let pass after each task; far more than any chain in the engine has. */
const MICROTASKS = 40

interface Task {
  /** The page it belongs to: waits while that page is held. */
  readonly page: number
  /** A page's timer: does not run while the device sleeps, and may be throttled. Network and messages are not timers. */
  readonly isTimer: boolean
  readonly order: number
  readonly run: () => void
  /** When it was asked for. */
  askedFor: number
}

/** Time that passes only by `advance`. */
export interface Timeline {
  /** True time since the start, ms. */
  now(): number
  /** Monotonic time of the device: true time without its sleep. */
  mono(): number
  after(ms: number, of: { page: number; isTimer: boolean }, run: () => void): Cancel
  advance(ms: number): Promise<void>
  /** True time passes and nothing runs. In sleep the device's timers stand still; in a freeze they are overdue afterwards. */
  suspend(ms: number, kind: 'sleep' | 'freeze'): void
  throttle(alignMs: number | null): void
  /** What belongs to this page waits until it is let go; it is overdue then. */
  hold(page: number): void
  release(page: number): void
}

export function createTimeline(): Timeline {
  let now = 0
  let sleptMs = 0
  let alignMs: number | null = null
  let order = 0
  const tasks = new Set<Task>()
  const held = new Set<number>()

  const dueAt = ({ isTimer, askedFor }: Task): number =>
    isTimer && alignMs !== null ? Math.ceil(askedFor / alignMs) * alignMs : askedFor

  function earliest(until: number): Task | null {
    let first: Task | null = null
    for (const task of tasks) {
      if (held.has(task.page) || dueAt(task) > until) continue
      const isEarlier = !first || dueAt(task) < dueAt(first)
      const isAhead = first && dueAt(task) === dueAt(first) && task.order < first.order
      if (isEarlier || isAhead) first = task
    }
    return first
  }

  async function letPromisesRun(): Promise<void> {
    for (let step = 0; step < MICROTASKS; step += 1) await Promise.resolve()
  }

  return {
    now: () => now,
    mono: () => now - sleptMs,
    after(ms, { page, isTimer }, run) {
      const task: Task = { page, isTimer, order: (order += 1), run, askedFor: now + Math.max(0, ms) }
      tasks.add(task)
      return () => void tasks.delete(task)
    },
    async advance(ms) {
      const until = now + ms
      await letPromisesRun()
      for (let task = earliest(until); task; task = earliest(until)) {
        tasks.delete(task)
        now = Math.max(now, dueAt(task))
        task.run()
        await letPromisesRun()
      }
      now = until
    },
    suspend(ms, kind) {
      now += ms
      if (kind === 'freeze') return
      sleptMs += ms
      for (const task of tasks) if (task.isTimer) task.askedFor += ms
    },
    throttle(ms) {
      alignMs = ms
    },
    hold: (page) => void held.add(page),
    release: (page) => void held.delete(page),
  }
}
