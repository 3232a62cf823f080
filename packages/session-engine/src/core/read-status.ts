import type { Consultation, OrderType } from './consultation.ts'

/** A reply as far as it was sent; nothing in it has been checked. */
export type RawDetails = { readonly [field: string]: unknown }

export function asRecord(value: unknown): RawDetails | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawDetails) : null
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return Number.isFinite(number) ? (number as number) : null
}

export function asOrderType(value: unknown): OrderType | null {
  const number = asNumber(value)
  return number === 1 || number === 2 ? number : null
}

function canBeStored(details: RawDetails): boolean {
  try {
    return Boolean(JSON.stringify(details))
  } catch {
    // A host's own parser may give a BigInt or a cycle.
    return false
  }
}

/** A reply that could be read: the consultation in progress, or none and the details of its end. */
export type StatusReading = { readonly consultation: Consultation | null; readonly details: RawDetails }

/**
 * Only a literal `true` with details that have an id is "in progress", only a literal `false` is "none"; anything else is a failed
 * check and gives null.
 */
export function readStatus(body: unknown): StatusReading | null {
  const reply = asRecord(body)
  const details = asRecord(reply?.['ongoing_data']) ?? {}
  if (reply?.['is_consultation_inprogress'] === false) return { consultation: null, details }
  const id = Number.isFinite(details['id']) ? String(details['id']) : asText(details['id'])?.trim()
  if (!id || reply?.['is_consultation_inprogress'] !== true || !canBeStored(details)) return null
  const consultation: Consultation = {
    id,
    order_type: asOrderType(details['order_type']),
    status: asText(details['status']),
    sub_status: asText(details['sub_status']),
    status_message: asText(details['status_message']),
    max_call_duration: asNumber(details['max_call_duration']),
    start_datetime: asText(details['start_datetime']),
    astro_pickup_status: details['astro_pickup_status'] === true,
    customer_pickup_status: details['customer_pickup_status'] === true,
    show_review_popup: details['show_review_popup'] === true,
  }
  return { consultation, details }
}
