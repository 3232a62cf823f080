import type { ServerMessage } from './message.ts'

type Messages = readonly ServerMessage[]

/** Where each message of a list stands, by id. */
const indexes = new WeakMap<Messages, Map<string, number>>()

function indexOf(messages: Messages): Map<string, number> {
  const index = indexes.get(messages) ?? new Map(messages.map(({ id }, at) => [id, at]))
  indexes.set(messages, index)
  return index
}

/** The position of a message, -1 when the list does not have it. */
export function positionOf(messages: Messages, id: string): number {
  return indexOf(messages).get(id) ?? -1
}

/**
 * Hands the index of `messages` on to the list that replaces it, which has the same ids at the same positions and `added` at its end:
 * a new message costs no look at the old ones.
 */
export function handOnIndex(messages: Messages, grown: Messages, added: Messages): void {
  const index = indexOf(messages)
  indexes.delete(messages)
  added.forEach(({ id }, at) => index.set(id, messages.length + at))
  indexes.set(grown, index)
}
