import type { OrderType } from './consultation.ts'
import { asOrderType } from './read-status.ts'

/**
 * The sentence of the ended modal: the server's own when it is not blank, else one by what was ordered.
 *
 * @param statusMessage `status_message` of the reply that ended the consultation; anything but non-blank text counts as absent
 * @param orderType 1 or 2 (also accepted as "1" and "2"); anything else gives "Session Ended"
 */
export function endedMessage(statusMessage: unknown, orderType: OrderType | null | undefined): string {
  if (typeof statusMessage === 'string' && statusMessage.trim() !== '') return statusMessage
  return `${['Session', 'Chat', 'Call'][asOrderType(orderType) ?? 0]} Ended`
}
