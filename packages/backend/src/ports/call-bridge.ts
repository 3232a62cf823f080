/** A call to be made. Neither side learns the other's number. */
export interface CallOrder {
  /** Ours. */
  callId: string
  consultationId: number
  /** E.164. The astrologer's is null where none is known. */
  phones: { astrologer: string | null; customer: string }
  /** The line is cut after this long whatever happens. */
  maxSeconds: number
  /** Where the bridge reports to. */
  callbackUrl: string
}

export const PHONE_LEG_OUTCOMES = [
  'hung_up',
  'astrologer_hung_up',
  'customer_hung_up',
  'astrologer_busy',
  'astrologer_no_answer',
  'astrologer_declined',
  'customer_busy',
  'customer_no_answer',
  'customer_declined',
  'failed',
] as const
export type PhoneLegOutcome = (typeof PHONE_LEG_OUTCOMES)[number]

/** How a line stands, as far as the bridge has said. Reports come late, twice and in any order: none takes anything back. */
export interface PhoneLegReport {
  astrologerAnswered: boolean
  customerAnswered: boolean
  /** Null while the line is up. */
  ended: {
    outcome: PhoneLegOutcome
    /** How long both were on the line; null where the bridge does not say. */
    talkSeconds: number | null
    /** Null where nothing was recorded. */
    recordingUrl: string | null
  } | null
}

/** The bridge did not take the order. */
export class CallFailure extends Error {
  override name = 'CallFailure'
}

/** Somebody who rings two telephones, the astrologer's first, and lets them talk. */
export interface CallBridge {
  /** Answers the bridge's own name for the line. Throws a CallFailure when nothing rings. */
  connect(order: CallOrder): Promise<string>
  /** Null when the bridge knows no such line. */
  report(legId: string): Promise<PhoneLegReport | null>
  /** Cuts the line where the bridge can do that; where it cannot, the line goes down by itself at its longest. */
  hangUp(legId: string): Promise<void>
  /** What a callback says; null where it says nothing. */
  readCallback(body: unknown): PhoneLegReport | null
  /** Sound that a report named. `range` is the header of whoever listens. */
  fetchRecording(url: string, range: string | null): Promise<Response>
}
