import type { Draft } from './draft.ts'

/**
 * Narrows what is known about server time. A reply whose `Date` header (whole seconds, rounded down) reads D was written between
 * the moment its read left and now, so `local − server` lies in [left − D − 1000, now − D].
 * Replies are intersected; when they contradict each other the clock was changed and only the newest counts.
 */
export function estimateServerTime({ state, now }: Draft, sentAt: number, serverDate: unknown): void {
  if (typeof serverDate !== 'number' || !Number.isFinite(serverDate)) return
  const least = sentAt - serverDate - 1000
  const most = now - serverDate
  const agrees = least <= state.aheadMost && most >= state.aheadLeast
  state.aheadLeast = agrees ? Math.max(least, state.aheadLeast) : least
  state.aheadMost = agrees ? Math.min(most, state.aheadMost) : most
  state.ahead = Math.max(state.aheadLeast, Math.min(0, state.aheadMost))
}
