import type { Draft } from './draft.ts'

/**
 * Narrows the estimate of server time. A reply whose `Date` header (whole seconds, rounded down) is D was written between
 * the moment its read left and now, so `local − server` lies in [left − D − 1000, now − D].
 * Replies are intersected; when they contradict each other the clock was changed and only the newest counts.
 */
export function estimateServerTime({ state, now }: Draft, sentAt: number, serverDate: unknown): void {
  if (!Number.isFinite(serverDate)) return
  const max = now - (serverDate as number)
  const min = max - now + sentAt - 1000
  const agrees = min <= state.clockOffsetMax && max >= state.clockOffsetMin
  state.clockOffsetMin = agrees ? Math.max(min, state.clockOffsetMin) : min
  state.clockOffsetMax = agrees ? Math.min(max, state.clockOffsetMax) : max
  state.clockOffset = Math.max(state.clockOffsetMin, Math.min(0, state.clockOffsetMax))
}
