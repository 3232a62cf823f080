import type { ServerMessage } from './message.ts'

const SENDERS: readonly unknown[] = ['me', 'them', 'system'] satisfies ServerMessage['sender'][]

/** A server's id as text; servers that count give numbers. Null when it is none. */
export function readId(id: unknown): string | null {
  if (typeof id === 'number' && Number.isFinite(id)) return String(id)
  return typeof id === 'string' && id !== '' ? id : null
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'

function isWhole({ id, clientId, kind, text, attachmentUrl, at }: Record<string, unknown>): boolean {
  return (
    typeof id === 'string' &&
    id !== '' &&
    isTextOrNull(clientId) &&
    typeof kind === 'string' &&
    isTextOrNull(text) &&
    isTextOrNull(attachmentUrl) &&
    typeof at === 'number'
  )
}

function readMessage(value: unknown): ServerMessage | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Record<string, unknown>
  if (!SENDERS.includes(fields['sender'])) return null
  if (isWhole(fields)) return value as ServerMessage
  const id = readId(fields['id'])
  const { clientId = null, kind = 'text', text = null, attachmentUrl = null, at = 0 } = fields
  const complete = { id, clientId, sender: fields['sender'], kind, text, attachmentUrl, at }
  return isWhole(complete) ? (complete as unknown as ServerMessage) : null
}

/**
 * Reads a list that a host, a stream or another tab gives: numeric ids become text, what is left out gets its default. Null when it is
 * no list of messages.
 */
export function readMessages(list: unknown): readonly ServerMessage[] | null {
  if (!Array.isArray(list)) return null
  const read: (ServerMessage | null)[] = list.map(readMessage)
  return read.every((message) => message !== null) ? read : null
}
