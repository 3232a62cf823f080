import type { ChatRow, ServerMessage } from './message.ts'

/** A message written here, until the server's list shows it. Plain data, so that it can be stored. */
export interface Outgoing {
  readonly key: string
  readonly text: string
  readonly at: number
  readonly status: ChatRow['status']
  readonly tries: number
  /** Which message was the last one on the server when this one first left; it can only stand after that. */
  readonly leftAfter: string | null
  /** The server's id, from the reply to the send. */
  readonly id: string | null
  /** The server refused it: it cannot be in the list. */
  readonly refused: boolean
}

/** The messages in the server's order, by id. A message once shown stays, even when a later list lacks it. */
export function mergeMessages(
  known: readonly ServerMessage[],
  list: readonly ServerMessage[],
  full: boolean,
): readonly ServerMessage[] {
  const incoming = new Map(list.map((message) => [message.id, message]))
  if (!full) {
    if (incoming.size === 0) return known
    const kept = known.map((message) => incoming.get(message.id) ?? message)
    const ids = new Set(known.map((message) => message.id))
    return [...kept, ...[...incoming.values()].filter((message) => !ids.has(message.id))]
  }
  const merged: ServerMessage[] = []
  const missingAfter = new Map<string | null, ServerMessage[]>()
  let anchor: string | null = null
  for (const message of known) {
    if (incoming.has(message.id)) anchor = message.id
    else missingAfter.set(anchor, [...(missingAfter.get(anchor) ?? []), message])
  }
  merged.push(...(missingAfter.get(null) ?? []))
  for (const message of incoming.values()) merged.push(message, ...(missingAfter.get(message.id) ?? []))
  return merged
}

const mayHaveArrived = (o: Outgoing): boolean => o.tries > 0 && !o.refused && o.id === null

/**
 * Which server message is which written one: by client id, else by the id the send was answered with, else the oldest one that
 * left without an answer and reads the same. Answers server id → key.
 */
export function bindMessages(
  messages: readonly ServerMessage[],
  outgoing: readonly Outgoing[],
  bound: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const keys = new Map(bound)
  const taken = new Set(bound.values())
  const open = (): Outgoing[] => outgoing.filter((o) => !taken.has(o.key))
  if (open().length === 0) return bound
  const bind = (message: ServerMessage, o: Outgoing | undefined): void => {
    if (!o) return
    keys.set(message.id, o.key)
    taken.add(o.key)
  }
  const mine = messages.map((message, index) => ({ message, index })).filter(({ message }) => message.sender === 'me')
  for (const { message } of mine) {
    if (!keys.has(message.id))
      bind(
        message,
        open().find((o) => o.key === message.clientId || o.id === message.id),
      )
  }
  const position = new Map(messages.map((message, index) => [message.id, index]))
  for (const { message, index } of mine) {
    if (keys.has(message.id) || message.clientId !== null) continue
    const isLater = (o: Outgoing): boolean => o.leftAfter === null || index > (position.get(o.leftAfter) ?? -1)
    bind(
      message,
      open().find((o) => mayHaveArrived(o) && o.text === message.text && isLater(o)),
    )
  }
  return keys
}

function rowOfMessage(message: ServerMessage, key: string): ChatRow {
  const { id, sender, kind, text, attachmentUrl, at } = message
  return { key, id, sender, kind, text, attachmentUrl, at, status: 'sent' }
}

function rowOfOutgoing({ key, id, text, at, status }: Outgoing): ChatRow {
  return { key, id, sender: 'me', kind: 'text', text, attachmentUrl: null, at, status }
}

const sameRow = (a: ChatRow, b: ChatRow): boolean =>
  (Object.keys(a) as (keyof ChatRow)[]).every((field) => a[field] === b[field])

/** The rows to show: the server's, in its order, then what only this page knows. Rows that did not change keep their identity. */
export function rowsOf(
  messages: readonly ServerMessage[],
  outgoing: readonly Outgoing[],
  bound: ReadonlyMap<string, string>,
  before: readonly ChatRow[],
): readonly ChatRow[] {
  const old = new Map(before.map((row) => [row.key, row]))
  const keep = (row: ChatRow): ChatRow => {
    const known = old.get(row.key)
    return known && sameRow(known, row) ? known : row
  }
  const taken = new Set(bound.values())
  return [
    ...messages.map((message) => keep(rowOfMessage(message, bound.get(message.id) ?? `id:${message.id}`))),
    ...outgoing.filter((o) => !taken.has(o.key)).map((o) => keep(rowOfOutgoing(o))),
  ]
}
