import type { ChatMessage } from '@tarapath/api-client/types'
import { maskPhoneNumbers } from '@tarapath/masking-utils/exact'
import type { ServerMessage } from '@tarapath/session-engine/chat'

export const MAX_MESSAGE_LENGTH = 2000

const HIDDEN_NUMBER = '**********'
const SENDERS = { customer: 'me', consultant: 'them', system: 'system' } as const

/** Converts a message of the API, and masks phone numbers in it again. */
export function fromWire(message: ChatMessage): ServerMessage {
  return {
    id: String(message.id),
    clientId: message.client_message_id,
    sender: SENDERS[message.sender],
    kind: message.kind,
    text: message.text === null ? null : maskPhoneNumbers(message.text),
    attachmentUrl: message.attachment_url,
    at: Date.parse(message.created_at),
    isRead: message.is_read,
  }
}

export function hidesNumber(text: string): boolean {
  return text.includes(HIDDEN_NUMBER)
}
