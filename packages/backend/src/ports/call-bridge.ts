/** The order for a telephone call. Neither side learns the other's number. */
export interface CallOrder {
  /** Ours. */
  callId: string
  consultationId: number
  /** E.164. The astrologer's is null where none is known. */
  phones: { astrologer: string | null; customer: string }
  /** The bridge ends the call after this time in any case. */
  maxSeconds: number
  /** URL for the bridge's status callbacks. */
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

/** The state of a phone leg as reported by the bridge. Reports may be late, repeated and out of order; none revokes an earlier one. */
export interface PhoneLegReport {
  astrologerAnswered: boolean
  customerAnswered: boolean
  /** Null while the phone leg is open. */
  ended: {
    outcome: PhoneLegOutcome
    /** How long both sides were connected; null where the bridge does not report it. */
    talkSeconds: number | null
    /** Null where nothing was recorded. */
    recordingUrl: string | null
  } | null
}

/** The bridge refused the order. */
export class CallFailure extends Error {
  override name = 'CallFailure'
}

/** A service that calls two telephones, the astrologer's first, and connects them. */
export interface CallBridge {
  /** How many days a recording of a call can be heard; null where calls are not recorded. */
  recordingDays: number | null
  /** Returns the bridge's id of the phone leg. Throws a CallFailure when no telephone rings. */
  connect(order: CallOrder): Promise<string>
  /** Null when the bridge does not know this phone leg. */
  report(legId: string): Promise<PhoneLegReport | null>
  /** Hangs up where the bridge can do that; otherwise the call ends at its maximum duration. */
  hangUp(legId: string): Promise<void>
  /** The report in a callback; null without one. */
  readCallback(body: unknown): PhoneLegReport | null
  /** The recording that a report named. `range` is the Range header of the listener. */
  fetchRecording(url: string, range: string | null): Promise<Response>
}

/** For a server without a bridge: telephone calls are not offered. */
export const noCalls: CallBridge = {
  recordingDays: null,
  connect: () => Promise.reject(new CallFailure('There is no call bridge.')),
  report: async () => null,
  hangUp: async () => {},
  readCallback: () => null,
  fetchRecording: async () => new Response(null, { status: 404 }),
}

export const offersCalls = ({ calls }: { calls: CallBridge }): boolean => calls !== noCalls
