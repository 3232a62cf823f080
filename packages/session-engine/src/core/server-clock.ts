import type { SessionState } from './state.ts'

/**
 * Narrows what is known about server time. A reply whose `Date` header (whole seconds, rounded down) reads D was written between
 * the moment its read left and the moment it arrived, so `server − local` lies in [D − arrived, D + 1000 − left].
 * Replies are intersected; when they contradict each other the clock was changed and only the newest counts.
 */
export function learnServerTime(
  s: SessionState,
  reply: { sentAt: number; receivedAt: number; serverDate: unknown },
): Pick<SessionState, 'offset' | 'offsetRange'> {
  const { serverDate, sentAt, receivedAt } = reply
  if (typeof serverDate !== 'number' || !Number.isFinite(serverDate) || sentAt > receivedAt) {
    return { offset: s.offset, offsetRange: s.offsetRange }
  }
  const newest = { lo: serverDate - receivedAt, hi: serverDate + 1000 - sentAt }
  const both = s.offsetRange && {
    lo: Math.max(s.offsetRange.lo, newest.lo),
    hi: Math.min(s.offsetRange.hi, newest.hi),
  }
  const offsetRange = both && both.lo <= both.hi ? both : newest
  return { offset: Math.min(Math.max(0, offsetRange.lo), offsetRange.hi), offsetRange }
}
