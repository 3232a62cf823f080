import type { Consultation, OrderType } from './consultation.ts'

/** A reply as far as it was sent; nothing in it has been checked. */
export type RawDetails = { readonly [field: string]: unknown }

export type StatusReading =
  | { readonly kind: 'in-progress'; readonly consultation: Consultation }
  | { readonly kind: 'none'; readonly details: RawDetails }
  | { readonly kind: 'malformed' }

export function asRecord(value: unknown): RawDetails | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawDetails) : null
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

export function asOrderType(value: unknown): OrderType | null {
  const number = asNumber(value)
  return number === 1 || number === 2 ? number : null
}

const asId = (value: unknown): string | null => {
  const id = typeof value === 'number' && Number.isFinite(value) ? String(value) : asText(value)?.trim()
  return id ? id : null
}

/** Reads consultation details in the server's field names; null without a usable id. */
export function readDetails(value: unknown): Consultation | null {
  const raw = asRecord(value)
  const id = asId(raw?.['id'])
  if (!raw || id === null) return null
  return {
    id,
    order_type: asOrderType(raw['order_type']),
    status: asText(raw['status']),
    sub_status: asText(raw['sub_status']),
    status_message: asText(raw['status_message']),
    max_call_duration: asNumber(raw['max_call_duration']),
    start_datetime: asText(raw['start_datetime']),
    astro_pickup_status: raw['astro_pickup_status'] === true,
    customer_pickup_status: raw['customer_pickup_status'] === true,
    show_review_popup: raw['show_review_popup'] === true,
  }
}

/** Only a literal `true` with details is "in progress", only a literal `false` is "none"; all else is a failed check. */
export function readStatus(body: unknown): StatusReading {
  const reply = asRecord(body)
  const inProgress = reply?.['is_consultation_inprogress']
  if (inProgress === false) return { kind: 'none', details: asRecord(reply?.['ongoing_data']) ?? {} }
  const consultation = inProgress === true ? readDetails(reply?.['ongoing_data']) : null
  return consultation ? { kind: 'in-progress', consultation } : { kind: 'malformed' }
}
