import type { ServerMessage } from './message.ts'

/** Puts the messages that `list` lacks among the others, each after the one it follows in its own list. */
function weave(
  list: readonly ServerMessage[],
  others: readonly ServerMessage[],
  unanchored: 'first' | 'last',
): readonly ServerMessage[] {
  const ids = new Set(list.map(({ id }) => id))
  const following = new Map<string | null, ServerMessage[]>()
  let anchor: string | null = null
  for (const message of others) {
    const run = following.get(anchor)
    if (ids.has(message.id)) anchor = message.id
    else if (run) run.push(message)
    else following.set(anchor, [message])
  }
  const leading = following.get(null) ?? []
  const next = others.find(({ id }) => ids.has(id))?.id
  const woven = list.flatMap((message) => [
    ...(message.id === next ? leading : []),
    message,
    ...(following.get(message.id) ?? []),
  ])
  if (next !== undefined) return woven
  return unanchored === 'first' ? [...leading, ...woven] : [...woven, ...leading]
}

/**
 * The messages in the server's order, by id. A full list decides the order, and a message that was shown stays, even when a later
 * list lacks it; what is new in another list comes last, unless that list itself shows a place for it.
 */
export function mergeMessages(
  known: readonly ServerMessage[],
  list: readonly ServerMessage[],
  full: boolean,
): readonly ServerMessage[] {
  const incoming = new Map(list.map((message) => [message.id, message]))
  if (full) return weave([...incoming.values()], known, 'first')
  if (incoming.size === 0) return known
  const updated = known.map((message) => incoming.get(message.id) ?? message)
  return weave(updated, [...incoming.values()], 'last')
}
