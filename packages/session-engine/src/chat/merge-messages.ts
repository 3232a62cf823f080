import type { ServerMessage } from './message.ts'
import { handOnIndex, positionOf } from './message-index.ts'

/** The messages, and those of them that were not known before. */
export interface Merged {
  readonly messages: readonly ServerMessage[]
  readonly added: readonly ServerMessage[]
}

const isSame = (a: ServerMessage, b: ServerMessage): boolean =>
  a === b ||
  (a.text === b.text &&
    a.clientId === b.clientId &&
    a.sender === b.sender &&
    a.kind === b.kind &&
    a.attachmentUrl === b.attachmentUrl &&
    a.at === b.at &&
    a.isRead === b.isRead)

/** The usual case, without a look at each known message: a stretch of what is known in the same order, then what is new. */
function mergeAligned(known: readonly ServerMessage[], list: readonly ServerMessage[], full: boolean): Merged | null {
  const first = list[0]
  const start = full || !first ? 0 : positionOf(known, first.id)
  let at = start < 0 ? known.length : start
  const changed: (readonly [at: number, message: ServerMessage])[] = []
  const added = new Map<string, ServerMessage>()
  for (const message of list) {
    const old = known[at]
    if (!old) {
      if (added.has(message.id) || positionOf(known, message.id) >= 0) return null
      added.set(message.id, message)
    } else if (old.id !== message.id) return null
    else if (!isSame(old, message)) changed.push([at, message])
    at += 1
  }
  if (full && at < known.length) return null
  if (changed.length === 0 && added.size === 0) return { messages: known, added: [] }
  const news = [...added.values()]
  const messages = [...known, ...news]
  for (const [place, message] of changed) messages[place] = message
  handOnIndex(known, messages, news)
  return { messages, added: news }
}

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
 * list lacks it; what is new in another list comes behind `after`, the message that the list follows, or last, unless that list itself
 * shows a place for it. What did not change keeps its identity.
 */
export function mergeMessages(
  known: readonly ServerMessage[],
  given: readonly ServerMessage[],
  full: boolean,
  after: string | null = null,
): Merged {
  const anchor = after === null || given.length === 0 ? undefined : known[positionOf(known, after)]
  const list = anchor && given[0]?.id !== after ? [anchor, ...given] : given
  const aligned = mergeAligned(known, list, full)
  if (aligned) return aligned
  const keep = (message: ServerMessage): ServerMessage => {
    const old = known[positionOf(known, message.id)]
    return old && isSame(old, message) ? old : message
  }
  const incoming = new Map(list.map((message) => [message.id, keep(message)]))
  const added = [...incoming.values()].filter(({ id }) => positionOf(known, id) < 0)
  if (full) return { messages: weave([...incoming.values()], known, 'first'), added }
  const updated = known.map((message) => incoming.get(message.id) ?? message)
  return { messages: weave(updated, [...incoming.values()], 'last'), added }
}
