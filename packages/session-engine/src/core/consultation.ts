/** What was ordered: 1 = chat, 2 = call. Source: specification §3. */
export type OrderType = 1 | 2

/**
 * The consultation as the server last described it, in the server's own field names (specification §3).
 * Values the server did not send are `null` or `false`; numbers sent as text have been read.
 */
export interface Consultation {
  /** The consultation's id, always text even when the server sends a number. */
  readonly id: string
  readonly order_type: OrderType | null
  readonly status: string | null
  readonly sub_status: string | null
  readonly status_message: string | null
  /** Longest duration in seconds, counted from the start of the consultation. */
  readonly max_call_duration: number | null
  /** When it started, as sent; text without an offset is read as UTC. */
  readonly start_datetime: string | null
  readonly astro_pickup_status: boolean
  readonly customer_pickup_status: boolean
  readonly show_review_popup: boolean
}

/** Body of the end-consultation call. `consultation_termination_type` is 3 exactly when a timer decided. */
export interface EndPayload {
  auto_end: boolean
  /** "idle expired", "max duration", "missing max duration", "missing idle time", "ended by user" or "ended by logout". */
  chat_end_reason: string
  consultation_termination_type?: 3
}

export function endPayload(isAuto: boolean, reason: string): EndPayload {
  return { auto_end: isAuto, chat_end_reason: reason, ...(isAuto && { consultation_termination_type: 3 }) }
}

/** How a consultation ended, as the ended modal shows it. */
export interface Ended {
  readonly id: string
  readonly order_type: OrderType | null
  /** The server's sentence verbatim (render it as text, never as HTML), or "Call Ended", "Chat Ended", "Session Ended". */
  readonly message: string
  /** `rejected` when the astrologer turned the request down: shown directly, on every route. */
  readonly variant: 'normal' | 'rejected'
  /** Whether closing the modal leads to the review. */
  readonly review: boolean
  readonly by: 'server' | 'auto' | 'user' | 'peer'
  /** False while the server has not answered the end: what it cost is not known then, so show no receipt. */
  readonly confirmed: boolean
}

/** Both sides have picked up: the consultation is live and its clocks run. */
export function hasBothPickedUp(consultation: Consultation): boolean {
  return consultation.astro_pickup_status && consultation.customer_pickup_status
}
