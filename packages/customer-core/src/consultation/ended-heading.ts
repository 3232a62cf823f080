import type { Ended } from '@tarapath/session-engine'

const OWN_WORDS = ['Chat Ended', 'Call Ended', 'Session Ended']

/** The engine's own message is a heading; the server's message is shown below one. */
export function endedHeading({ message, order_type: orderType }: Ended): string {
  if (OWN_WORDS.includes(message)) return message
  if (orderType === 1) return 'Chat Ended'
  return orderType === 2 ? 'Call Ended' : 'Session Ended'
}

export function endedReason({ message, by }: Ended): string | null {
  if (!OWN_WORDS.includes(message)) return message
  if (by === 'user') return 'You ended it.'
  if (by === 'auto') return 'It ended by itself, as announced.'
  return null
}
