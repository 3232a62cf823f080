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

/** It left, and it is not known yet whether it arrived. */
const isInDoubt = ({ status, id }: Outgoing): boolean => (status === 'sending' || status === 'unsure') && id === null

/**
 * Which server message is which written one: by the id the send was answered with, else by client id, else the oldest one in doubt
 * that reads the same. Answers server id → key.
 */
export function bindMessages(
  messages: readonly ServerMessage[],
  outgoing: readonly Outgoing[],
  bound: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const keys = new Map(bound)
  const position = new Map(messages.map((message, index) => [message.id, index]))
  // An id from the server outweighs a match by text.
  for (const { id, key } of outgoing) {
    if (id === null || !position.has(id) || keys.get(id) === key) continue
    for (const [other, its] of keys) if (its === key) keys.delete(other)
    keys.set(id, key)
  }
  const taken = new Set(keys.values())
  const bindTo = (message: ServerMessage, o: Outgoing | undefined): void => {
    if (!o) return
    keys.set(message.id, o.key)
    taken.add(o.key)
  }
  for (const message of messages) {
    if (taken.size === outgoing.length) break
    if (message.sender !== 'me' || message.clientId === null || keys.has(message.id)) continue
    bindTo(
      message,
      outgoing.find(({ key }) => key === message.clientId && !taken.has(key)),
    )
  }
  for (const o of outgoing) {
    if (!isInDoubt(o) || taken.has(o.key)) continue
    const from = o.leftAfter === null ? 0 : (position.get(o.leftAfter) ?? -1) + 1
    const isIt = ({ id, sender, clientId, text }: ServerMessage): boolean =>
      sender === 'me' && clientId === null && text === o.text && !keys.has(id)
    const message = messages.slice(from).find(isIt)
    if (message) bindTo(message, o)
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
