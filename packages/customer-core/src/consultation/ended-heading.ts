import type { Ended } from '@tarapath/session-engine'
import { endedWords } from './words/ended.gen.ts'

const ENGINE_MESSAGES = ['Chat Ended', 'Call Ended', 'Session Ended']

/** The heading of an ended consultation. A message of the engine is one; a message of the server is shown below it. */
export function endedHeading({ message, order_type: orderType }: Ended): string {
  if (ENGINE_MESSAGES.includes(message)) return message
  if (orderType === 1) return 'Chat Ended'
  return orderType === 2 ? 'Call Ended' : 'Session Ended'
}

const NOT_CHARGED = / You were not charged\.$/

/** Whether the server's sentence ends by saying that nothing was charged. */
export const saysNotCharged = ({ message }: Ended): boolean => NOT_CHARGED.test(message)

/** The heading of a request that never became a consultation: what happened. The page itself says that it was free. */
export function notBegunHeading({ message }: Ended): string {
  return message.replace(NOT_CHARGED, '').replace(/\.$/, '')
}

export function endedReason({ message, by, order_type: orderType }: Ended): string | null {
  if (!ENGINE_MESSAGES.includes(message)) return message
  if (by === 'user') return orderType === 2 ? endedWords().callByYou : endedWords().byYou
  if (by === 'auto') return endedWords().byItself
  return null
}
