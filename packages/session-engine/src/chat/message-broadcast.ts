import type { Ports } from '../driver/ports.ts'
import type { ServerMessage } from './message.ts'

function asMessage(value: unknown): ServerMessage | null {
  const { id, clientId, sender, kind, text, attachmentUrl, at } = (value ?? {}) as { [field: string]: unknown }
  if (typeof id !== 'string' || typeof kind !== 'string' || typeof at !== 'number') return null
  if (sender !== 'me' && sender !== 'them' && sender !== 'system') return null
  return {
    id,
    clientId: typeof clientId === 'string' ? clientId : null,
    sender,
    kind,
    text: typeof text === 'string' ? text : null,
    attachmentUrl: typeof attachmentUrl === 'string' ? attachmentUrl : null,
    at,
  }
}

/** Sends the other tabs what this one has read, even when it is nothing new: it saves them the same read. */
export function broadcastMessages(
  peers: NonNullable<Ports['peers']>,
  id: string,
  after: string | null,
  list: readonly ServerMessage[],
): void {
  peers.post({ v: 2, tab: '', type: 'messages', id, after, list })
}

/**
 * The messages another tab has read, when they leave no gap after the known ones; else null. Anything that cannot be read,
 * or is about another conversation, is ignored: the tab may run another version of the page.
 */
export function parseBroadcast(
  message: unknown,
  consultationId: string,
  known: ReadonlySet<string>,
): readonly ServerMessage[] | null {
  const { v, type, id, after, list } = (message ?? {}) as { [field: string]: unknown }
  if (v !== 2 || type !== 'messages' || id !== consultationId || !Array.isArray(list)) return null
  if (after !== null && !(typeof after === 'string' && known.has(after))) return null
  const messages = list.map(asMessage)
  return messages.every((item) => item !== null) ? messages : null
}
