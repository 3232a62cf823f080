import type { DeclineReason } from './end-reason-text.ts'

/** Both sides must pick up within this time after the request. */
export const PICK_UP_SECONDS = 120

/** The minutes that the balance must cover when a consultation is requested. */
export const MINUTES_TO_START = 2

/** A chat is closed when the customer's app has sent no heartbeat for this time. A running app polls every few seconds. */
export const HEARTBEAT_TIMEOUT_SECONDS = 180
/** Heartbeats are collected in memory and stored at this interval. */
export const HEARTBEAT_FLUSH_SECONDS = 15

/** Polls report an ended consultation until it is acknowledged, and for this time at most. */
export const REPORT_ENDED_SECONDS = 600

/** Why a consultation ended. All texts and codes about the end are derived from it. */
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

/** One side did not pick up. */
export const MISSED_REASONS: readonly EndReason[] = [
  'missed',
  'customer_absent',
  'astrologer_line_busy',
  'customer_line_busy',
]

/** The stored facts from which the status, the paid time and the end of a consultation are derived. */
export interface Timeline {
  requestedAt: Date
  /** Calls only. */
  rangAt: Date | null
  astrologerPickedUpAt: Date | null
  customerPickedUpAt: Date | null
  startedAt: Date | null
  /** The last heartbeat of the customer's app; null in a call. */
  lastSeenAt: Date | null
  endedAt: Date | null
  endReason: EndReason | null
  ratePaise: number
  maxSeconds: number
  /** The customer's own limit. It never raises what the balance covers. */
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
  return endReason && MISSED_REASONS.includes(endReason) ? 'missed' : 'cancelled'
}

/** Paid time at `now` in whole seconds, at most `maxSeconds`. */
export function paidSeconds({ startedAt, endedAt, maxSeconds }: Timeline, now: Date): number {
  if (!startedAt) return 0
  const end = endedAt ?? now
  const seconds = Math.floor((end.getTime() - startedAt.getTime()) / 1000)
  return Math.min(Math.max(0, seconds), maxSeconds)
}

export interface Ending {
  at: Date
  reason: EndReason
  /** When the end was reported, if later. */
  knownAt?: Date
  declineReason?: DeclineReason | null
}

/** The end that was due by `now` through time alone, with the moment at which it was due. */
export function dueEnding(timeline: Timeline, now: Date): Ending | null {
  if (timeline.endedAt) return null
  const { startedAt, lastSeenAt, maxSeconds, requestedAt } = timeline
  if (startedAt) {
    const maximum = addSeconds(startedAt, maxSeconds)
    const timeout = lastSeenAt && addSeconds(lastSeenAt, HEARTBEAT_TIMEOUT_SECONDS + HEARTBEAT_FLUSH_SECONDS)
    if (timeout && timeout < maximum) return timeout <= now ? { at: timeout, reason: 'silent' } : null
    return maximum <= now ? { at: maximum, reason: maximumReason(timeline) } : null
  }
  const at = addSeconds(requestedAt, PICK_UP_SECONDS)
  if (at > now) return null
  return { at, reason: timeline.astrologerPickedUpAt ? 'customer_absent' : 'missed' }
}

/** Whether the customer's limit or the balance determined the maximum duration. */
function maximumReason({ limitSeconds, maxSeconds }: Timeline): EndReason {
  return limitSeconds !== null && limitSeconds <= maxSeconds ? 'limit' : 'balance'
}

/** How far ahead a browser's clock may be when it reports that the time is over. */
const CLOCK_TOLERANCE_SECONDS = 5

/**
 * The reason for a customer's request to end. That the time is over is believed only near that time; that the chat was
 * idle is believed always, because only the browser can know.
 */
export function endReasonOfRequest(
  timeline: Timeline,
  now: Date,
  stated: { auto: boolean; reason: string | undefined },
): EndReason {
  if (!timeline.startedAt) return 'cancelled'
  if (!stated.auto) return 'customer'
  if (stated.reason === 'idle expired') return 'idle'
  const secondsLeft = timeline.maxSeconds - paidSeconds(timeline, now)
  return secondsLeft <= CLOCK_TOLERANCE_SECONDS ? maximumReason(timeline) : 'customer'
}

/** A completed consultation with at least one paid minute can be reviewed. */
export function isReviewable(timeline: Timeline): boolean {
  return timeline.endedAt !== null && paidSeconds(timeline, timeline.endedAt) >= 60
}

/**
 * Our own choice: paid time begins on a whole second, so that the times on a receipt differ by exactly the paid seconds.
 * The fraction before it is free.
 */
export function nextWholeSecond(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / 1000) * 1000)
}

/** Whether a person is shown as typing: until the time of the last report, unless the consultation has ended. */
export const isTyping = ({ endedAt }: Pick<Timeline, 'endedAt'>, until: Date | null, now: Date): boolean =>
  endedAt === null && until !== null && now < until

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
