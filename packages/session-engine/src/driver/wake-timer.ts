import type { ClockDrift } from './clock-drift.ts'
import { ignoreErrors } from './ignore-errors.ts'
import type { Cancel, Ports } from './ports.ts'

/** The engine's one timer. Returns a function that arms it for a moment, epoch ms, or disarms it with null. */
export function createWakeTimer(
  scheduler: Ports['scheduler'],
  clock: ClockDrift,
  onWake: () => void,
): (at: number | null) => void {
  /** Timers of hosts overflow at 2³¹ ms; waking once more does no harm. */
  const MAX_TIMER_MS = 2_000_000_000
  let timer: { at: number; cancel: Cancel } | null = null
  return (at) => {
    if (timer?.at === at) return
    ignoreErrors(() => timer?.cancel())
    timer = null
    const delay = at === null ? Infinity : Math.max(0, Math.min(at - clock.now(), MAX_TIMER_MS))
    clock.armed(delay)
    if (at === null) return
    ignoreErrors(() => {
      const cancel = scheduler.after(delay, () => {
        timer = null
        onWake()
      })
      timer = { at, cancel }
    })
  }
}
