import type { ServerMessage } from './message.ts'

/** A server's id as text; servers that count give numbers. Null when it is none. */
export function readId(id: unknown): string | null {
  if (typeof id === 'number' && Number.isFinite(id)) return String(id)
  return typeof id === 'string' && id !== '' ? id : null
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'

const isSender = (value: unknown): boolean => value === 'me' || value === 'them' || value === 'system'

function isMessage(value: unknown): value is ServerMessage {
  if (typeof value !== 'object' || value === null) return false
  const message = value as { readonly [field in keyof ServerMessage]: unknown }
  return (
    typeof message.id === 'string' &&
    message.id !== '' &&
    isTextOrNull(message.clientId) &&
    isSender(message.sender) &&
    typeof message.kind === 'string' &&
    isTextOrNull(message.text) &&
    isTextOrNull(message.attachmentUrl) &&
    typeof message.at === 'number' &&
    (message.isRead === undefined || typeof message.isRead === 'boolean')
  )
}

/** A message whose id is a number or that leaves something out. */
function complete(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null
  const {
    id,
    sender,
    clientId = null,
    kind = 'text',
    text = null,
    attachmentUrl = null,
    at = 0,
    isRead,
  } = value as Partial<ServerMessage>
  return { id: readId(id), clientId, sender, kind, text, attachmentUrl, at, isRead }
}

/**
 * Reads a list that a host, a stream or another tab gives: numeric ids become text, what is left out gets its default. Null when it is
 * no list of messages.
 */
export function readMessages(list: unknown): readonly ServerMessage[] | null {
  if (!Array.isArray(list)) return null
  if (list.every(isMessage)) return list
  const read: unknown[] = list.map(complete)
  return read.every(isMessage) ? read : null
}
