import type { OrderType } from './consultation.ts'

/**
 * The sentence of the ended modal: the server's own when it is not blank, else one by what was ordered.
 *
 * @param statusMessage `status_message` of the reply that ended the consultation; anything but non-blank text counts as absent
 * @param orderType 1 or 2 (also accepted as "1" and "2"); anything else gives "Session Ended"
 */
export function endedMessage(statusMessage: unknown, orderType: OrderType | null | undefined): string {
  if (typeof statusMessage === 'string' && statusMessage.trim() !== '') return statusMessage
  const kind: unknown = orderType
  if (kind === 2 || kind === '2') return 'Call Ended'
  if (kind === 1 || kind === '1') return 'Chat Ended'
  return 'Session Ended'
}
