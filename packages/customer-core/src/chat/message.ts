import type { ChatMessage } from '@tarapath/api-client/types'
import { maskPhoneNumbers } from '@tarapath/masking-utils'
import type { ServerMessage } from '@tarapath/session-engine/chat'

export const MAX_MESSAGE_LENGTH = 2000

const HIDDEN_NUMBER = '**********'
const SENDERS = { customer: 'me', consultant: 'them', system: 'system' } as const

/** Where a message of the wire becomes one of ours; masked once more before anybody can see it. */
export function fromWire(message: ChatMessage): ServerMessage {
  return {
    id: String(message.id),
    clientId: message.client_message_id,
    sender: SENDERS[message.sender],
    kind: message.kind,
    text: message.text === null ? null : maskPhoneNumbers(message.text),
    attachmentUrl: message.attachment_url,
    at: Date.parse(message.created_at),
  }
}

export function hidesNumber(text: string): boolean {
  return text.includes(HIDDEN_NUMBER)
}

/** A hint for fonts and screen readers: `hi` for text in Devanagari. */
export function languageOf(text: string): string | undefined {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : undefined
}
