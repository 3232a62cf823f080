import type { Merged } from './merge-messages.ts'
import type { ChatRow, ServerMessage } from './message.ts'
import { positionOf } from './message-index.ts'
import type { Outgoing } from './outgoing.ts'

/** The key of a message that was not written here. */
export const keyOfId = (id: string): string => `id:${id}`

function rowOfMessage(message: ServerMessage, key: string, wasRead = false): ChatRow {
  const { id, sender, kind, text, attachmentUrl, at, isRead } = message
  const status = sender === 'me' && (isRead || wasRead) ? 'read' : 'sent'
  return { key, id, sender, kind, text, attachmentUrl, at, status }
}

/** A row of what only this page knows. */
export function rowOfOutgoing({ key, id, text, at, status }: Outgoing): ChatRow {
  return { key, id, sender: 'me', kind: 'text', text, attachmentUrl: null, at, status }
}

/** The rows of `messages`, given those of the list before: whoever did not change keeps its row, whoever did its key. */
export function rowsOf(
  { messages, added }: Merged,
  before: { readonly messages: readonly ServerMessage[]; readonly rows: readonly ChatRow[] },
): readonly ChatRow[] {
  if (messages === before.messages) return before.rows
  const isNew = new Set(added)
  return messages.map((message, at) => {
    if (isNew.has(message)) return rowOfMessage(message, keyOfId(message.id))
    const isInPlace = before.messages[at]?.id === message.id
    const from = isInPlace ? at : positionOf(before.messages, message.id)
    const old = before.rows[from]
    if (old && before.messages[from] === message) return old
    return rowOfMessage(message, old?.key ?? keyOfId(message.id), old?.status === 'read')
  })
}
