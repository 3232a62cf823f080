import type { Draft } from './draft.ts'

/**
 * Narrows the estimate of server time. A reply whose `Date` header (whole seconds, rounded down) is D was written between
 * the moment its read left and now, so `local − server` lies in [left − D − 1000, now − D].
 * Replies are intersected; when they contradict each other the clock was changed and only the newest counts.
 */
export function estimateServerTime(draft: Draft, sentAt: number, serverDate: unknown): void {
  if (!Number.isFinite(serverDate)) return
  const max = draft.now - (serverDate as number)
  const min = max - draft.now + sentAt - 1000
  const agrees = min <= draft.state.clockOffsetMax && max >= draft.state.clockOffsetMin
  draft.state.clockOffsetMin = agrees ? Math.max(min, draft.state.clockOffsetMin) : min
  draft.state.clockOffsetMax = agrees ? Math.min(max, draft.state.clockOffsetMax) : max
  draft.state.clockOffset = Math.max(draft.state.clockOffsetMin, Math.min(0, draft.state.clockOffsetMax))
}
