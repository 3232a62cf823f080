import { idleLeftMs } from './deadlines.ts'
import type { Draft } from './draft.ts'
import { limitIdleLoss } from './idle.ts'
import type { LivePhase } from './state.ts'

/** Whether a reply has had a readable `Date` header. */
export function knowsServerTime({ state }: Draft): boolean {
  return state.clockOffsetMin > -Infinity
}

/**
 * Narrows the estimate of server time. A reply whose `Date` header (whole seconds, rounded down) is D was written between
 * the moment its read left and now, so `local − server` lies in [left − D − 1000, now − D].
 * Replies are intersected; when they contradict each other only the newest counts: the server's clock was changed, or the device
 * slept and the server's clock went on.
 */
export function estimateServerTime(draft: Draft, sentAt: number, serverDate: unknown): void {
  if (!Number.isFinite(serverDate)) return
  const { session, phase, confirmed, jumpedMs, clockOffset: before, clockOffsetMin, clockOffsetMax } = draft.state
  const wasKnown = knowsServerTime(draft)
  let max = draft.now - (serverDate as number)
  let min = sentAt - (serverDate as number) - 1000
  const agrees = min <= clockOffsetMax && max >= clockOffsetMin
  if (agrees) {
    min = Math.max(min, clockOffsetMin)
    max = Math.min(max, clockOffsetMax)
  }
  const clockOffset = Math.max(min, Math.min(0, max))
  Object.assign(draft.state, { clockOffset, clockOffsetMin: min, clockOffsetMax: max, jumpedMs: 0 })
  if (phase !== 'active') return
  // Until now there was no Date, and the start was seen on the local clock.
  if (!wasKnown && confirmed) session.startedAt -= clockOffset
  const sleptMs = agrees ? 0 : Math.min(jumpedMs, before - clockOffset)
  const left = idleLeftMs(session, draft.now)
  if (sleptMs > 0) limitIdleLoss(draft as Draft<LivePhase>, left, left - sleptMs)
}
