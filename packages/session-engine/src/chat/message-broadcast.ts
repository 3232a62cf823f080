import type { Ports } from '../driver/ports.ts'
import type { ServerMessage } from './message.ts'
import { readMessages } from './read-messages.ts'

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
): { readonly after: string | null; readonly list: readonly ServerMessage[] } | null {
  const { v, type, id, after, list } = (message ?? {}) as { [field: string]: unknown }
  if (v !== 2 || type !== 'messages' || id !== consultationId) return null
  if (after !== null && !(typeof after === 'string' && known.has(after))) return null
  const read = readMessages(list)
  return read && { after, list: read }
}
