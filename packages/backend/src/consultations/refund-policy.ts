import type { ConsultationKind } from './end-reason-text.ts'
import { chargePaise } from './charge.ts'
import type { EndReason } from './lifecycle.ts'

/** The facts about a closed consultation that decide on a refund. */
export interface Outcome {
  kind: ConsultationKind
  endReason: EndReason
  ratePaise: number
  chargedPaise: number
  paidSeconds: number
  /** The part of `paidSeconds` during which this server was unreachable. */
  outageSeconds: number
  hasAstrologerWritten: boolean
}

export type Failure = 'no_reply' | 'left_early' | 'call_dropped' | 'outage' | 'late_report'

const LEFT_EARLY_SECONDS = 60

/** The refund that is owed without a request, and for which failure; null when none is (docs/behaviour.md, B11). */
export function refundDue(outcome: Outcome): { paise: number; failure: Failure } | null {
  const failure = failureOf(outcome)
  if (!failure) return null
  const { paidSeconds, outageSeconds, ratePaise, chargedPaise } = outcome
  const chargeableSeconds = {
    no_reply: 0,
    left_early: 0,
    call_dropped: paidSeconds - (paidSeconds % 60),
    outage: Math.max(0, paidSeconds - outageSeconds),
    late_report: paidSeconds,
  }[failure]
  const paise = chargedPaise - chargePaise(chargeableSeconds, ratePaise)
  return paise > 0 ? { paise, failure } : null
}

/** Minutes are charged as they pass, so a late report of the end finds more charged than was used. */
function failureOf(outcome: Outcome): Failure | null {
  const isChargedTooMuch = outcome.chargedPaise > chargePaise(outcome.paidSeconds, outcome.ratePaise)
  return serviceFailure(outcome) ?? (isChargedTooMuch ? 'late_report' : null)
}

function serviceFailure({
  kind,
  endReason,
  paidSeconds,
  outageSeconds,
  hasAstrologerWritten,
}: Outcome): Failure | null {
  if (kind === 'chat' && !hasAstrologerWritten) return 'no_reply'
  if (endReason === 'astrologer' && paidSeconds < LEFT_EARLY_SECONDS) return 'left_early'
  if (kind === 'call') return endReason === 'line_failed' ? 'call_dropped' : null
  return outageSeconds > 0 || endReason === 'outage' ? 'outage' : null
}

/** The reason for a refund, as the customer reads it. */
export function refundReasonText(failure: Failure, { kind, paidSeconds, outageSeconds }: Outcome): string {
  switch (failure) {
    case 'no_reply':
      return 'The astrologer did not write, so we refunded the chat in full.'
    case 'left_early':
      return `The astrologer left within the first minute, so we refunded the ${kind} in full.`
    case 'call_dropped':
      return paidSeconds < 60
        ? 'The call dropped within the first minute, so we refunded it in full.'
        : 'The call dropped, so we refunded its last minute.'
    case 'outage':
      return `Our service was unavailable${outageSeconds > 0 ? ` for ${durationText(outageSeconds)}` : ''}. We refunded that time.`
    case 'late_report':
      return lateReportText(kind)
  }
}

export const lateReportText = (kind: ConsultationKind): string =>
  `The ${kind} ended before we stopped charging. We refunded the time after its end.`

function durationText(seconds: number): string {
  const counted = (count: number, unit: string) => (count > 0 ? `${count} ${unit}${count === 1 ? '' : 's'}` : '')
  return [counted(Math.floor(seconds / 60), 'minute'), counted(seconds % 60, 'second')].filter(Boolean).join(' ')
}
