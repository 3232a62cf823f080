/** A request that both sides have not picked up after this long is over. */
export const PICK_UP_SECONDS = 120

/** Minutes a balance must cover before a consultation may be asked for. */
export const MINUTES_TO_START = 2

/**
 * A chat whose customer's app has not been heard of for this long is over: an app that is there asks every few
 * seconds and ends an idle chat itself, so nobody is there. That it was heard is written down this often.
 */
export const SILENT_SECONDS = 180
export const HEARD_EVERY_SECONDS = 15

/** An ended consultation is told to the customer until acknowledged, and no longer than this. */
export const TELL_ENDED_SECONDS = 600

/** Why a consultation is over. Everything the customer, the receipt and the history say about the end comes from this. */
export const END_REASONS = [
  'customer',
  'idle',
  'limit',
  'balance',
  'silent',
  'astrologer',
  'rejected',
  'missed',
  'customer_absent',
  'cancelled',
  'astrologer_line_busy',
  'customer_line_busy',
  'line_failed',
  'hung_up',
  'outage',
] as const
export type EndReason = (typeof END_REASONS)[number]

/** One side could not be had. */
export const MISSED: readonly EndReason[] = ['missed', 'customer_absent', 'astrologer_line_busy', 'customer_line_busy']

/** The facts a decision needs. Everything else about a consultation follows from these. */
export interface Timeline {
  requestedAt: Date
  /** A call only. */
  rangAt: Date | null
  astrologerPickedUpAt: Date | null
  customerPickedUpAt: Date | null
  startedAt: Date | null
  /** The customer's app was there; null in a call, which is heard on the telephone. */
  lastSeenAt: Date | null
  endedAt: Date | null
  endReason: EndReason | null
  ratePaise: number
  maxSeconds: number
  /** "Stop me at": never raises what the balance covers. */
  limitSeconds: number | null
}

export type Status =
  | 'requested'
  | 'ringing'
  | 'accepted'
  | 'in_progress'
  | 'completed'
  | 'cancelled'
  | 'rejected'
  | 'missed'

export function statusOf(timeline: Timeline): Status {
  if (timeline.endedAt) return endedStatus(timeline)
  if (timeline.startedAt) return 'in_progress'
  if (timeline.astrologerPickedUpAt) return 'accepted'
  return timeline.rangAt ? 'ringing' : 'requested'
}

function endedStatus({ startedAt, endReason }: Timeline): Status {
  if (startedAt) return 'completed'
  if (endReason === 'rejected') return 'rejected'
  return endReason && MISSED.includes(endReason) ? 'missed' : 'cancelled'
}

/** Paid time at `now`: from both picked up to the end, whole seconds, never past the longest run. */
export function paidSeconds({ startedAt, endedAt, maxSeconds }: Timeline, now: Date): number {
  if (!startedAt) return 0
  const until = endedAt ?? now
  const seconds = Math.floor((until.getTime() - startedAt.getTime()) / 1000)
  return Math.min(Math.max(0, seconds), maxSeconds)
}

export interface Ending {
  at: Date
  reason: EndReason
  /** When we heard of it, where that was later. */
  knownAt?: Date
}

/** The end that time itself has brought by `now`, at the moment it fell due, whoever notices it and however late. */
export function endByTime(timeline: Timeline, now: Date): Ending | null {
  if (timeline.endedAt) return null
  const { startedAt, lastSeenAt, maxSeconds, requestedAt } = timeline
  if (startedAt) {
    const maximum = after(startedAt, maxSeconds)
    const silence = lastSeenAt && after(lastSeenAt, SILENT_SECONDS + HEARD_EVERY_SECONDS)
    if (silence && silence < maximum) return silence <= now ? { at: silence, reason: 'silent' } : null
    return maximum <= now ? { at: maximum, reason: reasonOfMaximum(timeline) } : null
  }
  const at = after(requestedAt, PICK_UP_SECONDS)
  if (at > now) return null
  return { at, reason: timeline.astrologerPickedUpAt ? 'customer_absent' : 'missed' }
}

/** Which of the two stops the clock at the maximum: the customer's own limit, or the balance. */
function reasonOfMaximum({ limitSeconds, maxSeconds }: Timeline): EndReason {
  return limitSeconds !== null && limitSeconds <= maxSeconds ? 'limit' : 'balance'
}

/** How far a browser's clock may run ahead when it says that the time is up. */
const CLOCK_DOUBT_SECONDS = 5

/**
 * The reason behind an end call. A browser's word that the time is up counts only close to that time;
 * its word that the customer fell silent counts as given, because only the browser sees it.
 */
export function reasonOfEndCall(
  timeline: Timeline,
  now: Date,
  said: { auto: boolean; reason: string | undefined },
): EndReason {
  if (!timeline.startedAt) return 'cancelled'
  if (!said.auto) return 'customer'
  if (said.reason === 'idle expired') return 'idle'
  const secondsLeft = timeline.maxSeconds - paidSeconds(timeline, now)
  return secondsLeft <= CLOCK_DOUBT_SECONDS ? reasonOfMaximum(timeline) : 'customer'
}

/** A review is asked for, and taken, after a completed consultation of at least one paid minute. */
export function isReviewable(timeline: Timeline): boolean {
  return timeline.endedAt !== null && paidSeconds(timeline, timeline.endedAt) >= 60
}

/**
 * Our own choice: paid time begins on a whole second, so that the times printed on a receipt differ by exactly the
 * seconds that were paid. The fraction is the customer's.
 */
export function nextWholeSecond(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / 1000) * 1000)
}

export function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
