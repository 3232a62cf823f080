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
  const max = draft.now - (serverDate as number)
  const min = max - draft.now + sentAt - 1000
  const { clockOffset: before, jumpedMs, confirmed } = draft.state
  const wasKnown = knowsServerTime(draft)
  const agrees = min <= draft.state.clockOffsetMax && max >= draft.state.clockOffsetMin
  draft.state.clockOffsetMin = agrees ? Math.max(min, draft.state.clockOffsetMin) : min
  draft.state.clockOffsetMax = agrees ? Math.min(max, draft.state.clockOffsetMax) : max
  draft.state.clockOffset = Math.max(draft.state.clockOffsetMin, Math.min(0, draft.state.clockOffsetMax))
  draft.state.jumpedMs = 0
  const { session, phase } = draft.state
  if (phase !== 'active') return
  // Until now there was no Date, and the start was seen on the local clock.
  if (!wasKnown && confirmed) session.startedAt -= draft.state.clockOffset
  const sleptMs = agrees ? 0 : Math.min(jumpedMs, before - draft.state.clockOffset)
  const left = idleLeftMs(session, draft.now)
  if (sleptMs > 0) limitIdleLoss(draft as Draft<LivePhase>, left, left - sleptMs)
}
