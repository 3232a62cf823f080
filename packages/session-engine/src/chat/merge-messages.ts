import type { ServerMessage } from './message.ts'

/** The strangers put among the others, each after the one it follows in its own list. */
function weave(
  list: readonly ServerMessage[],
  strangers: readonly ServerMessage[],
  loners: 'first' | 'last',
): readonly ServerMessage[] {
  const ids = new Set(list.map(({ id }) => id))
  const following = new Map<string | null, ServerMessage[]>()
  let anchor: string | null = null
  for (const message of strangers) {
    const run = following.get(anchor)
    if (ids.has(message.id)) anchor = message.id
    else if (run) run.push(message)
    else following.set(anchor, [message])
  }
  const leading = following.get(null) ?? []
  const next = strangers.find(({ id }) => ids.has(id))?.id
  const woven = list.flatMap((message) => [
    ...(message.id === next ? leading : []),
    message,
    ...(following.get(message.id) ?? []),
  ])
  if (next !== undefined) return woven
  return loners === 'first' ? [...leading, ...woven] : [...woven, ...leading]
}

/**
 * The messages in the server's order, by id. The order of a full list stands, and a message once shown stays, even when a later
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
