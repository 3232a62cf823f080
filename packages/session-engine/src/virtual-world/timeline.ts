import type { Cancel } from '../driver/ports.ts'

/** How many promise steps are let pass after each task; far more than any chain in the engine has. */
const MICROTASKS = 40

interface Task {
  due: number
  readonly order: number
  /** A page's timer: stands still while the device sleeps, and may be throttled. Network and messages are not timers. */
  readonly isTimer: boolean
  readonly run: () => void
}

/** Time that passes only when told to. */
export interface Timeline {
  /** True time since the start, ms. */
  now(): number
  /** Monotonic time of the device: true time without its sleep. */
  mono(): number
  after(ms: number, run: () => void, isTimer: boolean): Cancel
  advance(ms: number): Promise<void>
  /** True time passes and nothing runs. In sleep the device's timers stand still; in a freeze they are overdue afterwards. */
  standStill(ms: number, kind: 'sleep' | 'freeze'): void
  throttle(alignMs: number | null): void
}

export function createTimeline(): Timeline {
  let now = 0
  let sleptMs = 0
  let alignMs: number | null = null
  let order = 0
  const tasks = new Set<Task>()

  const aligned = (due: number): number => (alignMs === null ? due : Math.ceil(due / alignMs) * alignMs)

  function earliest(until: number): Task | null {
    let first: Task | null = null
    for (const task of tasks) {
      if (task.due > until) continue
      if (!first || task.due < first.due || (task.due === first.due && task.order < first.order)) first = task
    }
    return first
  }

  async function letPromisesRun(): Promise<void> {
    for (let step = 0; step < MICROTASKS; step += 1) await Promise.resolve()
  }

  return {
    now: () => now,
    mono: () => now - sleptMs,
    after(ms, run, isTimer) {
      const due = now + Math.max(0, ms)
      const task: Task = { due: isTimer ? aligned(due) : due, order: (order += 1), isTimer, run }
      tasks.add(task)
      return () => void tasks.delete(task)
    },
    async advance(ms) {
      const until = now + ms
      await letPromisesRun()
      for (let task = earliest(until); task; task = earliest(until)) {
        tasks.delete(task)
        now = Math.max(now, task.due)
        task.run()
        await letPromisesRun()
      }
      now = until
    },
    standStill(ms, kind) {
      now += ms
      if (kind === 'freeze') return
      sleptMs += ms
      for (const task of tasks) if (task.isTimer) task.due += ms
    },
    throttle(ms) {
      alignMs = ms
      for (const task of tasks) if (task.isTimer) task.due = aligned(task.due)
    },
  }
}
