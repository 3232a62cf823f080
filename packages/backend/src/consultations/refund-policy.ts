import type { ConsultationKind } from './end-words.ts'
import { chargePaise } from './charge.ts'
import type { EndReason } from './lifecycle.ts'

/** What decides whether a consultation failed, once it is over and billed. */
export interface Outcome {
  kind: ConsultationKind
  endReason: EndReason
  ratePaise: number
  chargedPaise: number
  paidSeconds: number
  /** Of these, so many passed while the server was out of reach. */
  deadSeconds: number
  astrologerWrote: boolean
}

export type Failure = 'no_reply' | 'left_early' | 'line_broke' | 'outage' | 'late_news'

/** Who leaves so early has not helped. */
const EARLY_SECONDS = 60

/** B11: what comes back at the end without anybody asking, and for what; null where nothing failed or nothing was paid. */
export function owedBack(outcome: Outcome): { paise: number; failure: Failure } | null {
  const failure = failureOf(outcome)
  if (!failure) return null
  const { paidSeconds, deadSeconds, ratePaise, chargedPaise } = outcome
  const worth = {
    no_reply: 0,
    left_early: 0,
    line_broke: paidSeconds - (paidSeconds % 60),
    outage: Math.max(0, paidSeconds - deadSeconds),
    late_news: paidSeconds,
  }[failure]
  const paise = chargedPaise - chargePaise(worth, ratePaise)
  return paise > 0 ? { paise, failure } : null
}

/** Minutes are posted while they pass, so the word of an end that comes late finds more posted than there was. */
function failureOf(outcome: Outcome): Failure | null {
  const isPostedTooFar = outcome.chargedPaise > chargePaise(outcome.paidSeconds, outcome.ratePaise)
  return failureInside(outcome) ?? (isPostedTooFar ? 'late_news' : null)
}

function failureInside({ kind, endReason, paidSeconds, deadSeconds, astrologerWrote }: Outcome): Failure | null {
  if (kind === 'chat' && !astrologerWrote) return 'no_reply'
  if (endReason === 'astrologer' && paidSeconds < EARLY_SECONDS) return 'left_early'
  if (kind === 'call') return endReason === 'line_failed' ? 'line_broke' : null
  return deadSeconds > 0 || endReason === 'outage' ? 'outage' : null
}

/** Why it came back, as the customer reads it. */
export function failureInWords(failure: Failure, { kind, paidSeconds, deadSeconds }: Outcome): string {
  switch (failure) {
    case 'no_reply':
      return 'The astrologer wrote nothing, so the chat cost nothing.'
    case 'left_early':
      return `The astrologer left within the first minute, so the ${kind} cost nothing.`
    case 'line_broke':
      return paidSeconds < 60
        ? 'The line broke within the first minute, so the call cost nothing.'
        : 'The line broke. The minute that had begun cost nothing.'
    case 'outage':
      return `We were out of reach${deadSeconds > 0 ? ` for ${spanInWords(deadSeconds)}` : ''}. That time cost nothing.`
    case 'late_news':
      return lateNews(kind)
  }
}

export const lateNews = (kind: ConsultationKind): string =>
  `The ${kind} was over before we heard of it. The time after its end cost nothing.`

function spanInWords(seconds: number): string {
  const counted = (count: number, word: string) => (count > 0 ? `${count} ${word}${count === 1 ? '' : 's'}` : '')
  return [counted(Math.floor(seconds / 60), 'minute'), counted(seconds % 60, 'second')].filter(Boolean).join(' ')
}
