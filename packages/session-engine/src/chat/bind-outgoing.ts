import type { ChatState } from './chat-state.ts'
import type { ServerMessage } from './message.ts'
import { positionOf } from './message-index.ts'
import type { Outgoing } from './outgoing.ts'
import { keyOfId } from './rows.ts'

/** The part of a state that binding reads and changes. */
type Bindable = Pick<{ -readonly [field in keyof ChatState]: ChatState[field] }, 'messages' | 'rows' | 'outgoing'>

/** It arrived or may have arrived, and no id tells which listed message it is. */
const needsText = ({ status, id, listedAs }: Outgoing): boolean =>
  id === null && listedAs === null && status !== 'pending' && status !== 'failed'

/** Takes the listed message `id` for the written one; what either was taken for before is free again. */
function bind(state: Bindable, { key, listedAs }: Outgoing, id: string): void {
  const rows = [...state.rows]
  const rename = (its: string, name: string): void => {
    const at = positionOf(state.messages, its)
    const row = rows[at]
    if (row) rows[at] = { ...row, key: name }
  }
  if (listedAs !== null) rename(listedAs, keyOfId(listedAs))
  rename(id, key)
  state.rows = rows
  state.outgoing = state.outgoing.map((o) => {
    if (o.key === key) return { ...o, listedAs: id }
    return o.listedAs === id ? { ...o, listedAs: null } : o
  })
}

/** The first listed message that reads like this one, has no client id, stands where it can stand, and is not taken. */
function findByText({ messages, rows }: Bindable, { text, leftAfter }: Outgoing): ServerMessage | undefined {
  for (let at = leftAfter === null ? 0 : positionOf(messages, leftAfter) + 1; at < messages.length; at += 1) {
    const message = messages[at]
    if (message?.text !== text || message.sender !== 'me' || message.clientId !== null) continue
    if (rows[at]?.key === keyOfId(message.id)) return message
  }
  return undefined
}

/**
 * Finds the written messages in the list: by the id the send was answered with, else by client id, else the oldest one that reads the
 * same; those that surely arrived come before those in doubt.
 *
 * @param list what was listed just now
 */
export function bindOutgoing(state: Bindable, list: readonly ServerMessage[]): void {
  for (const o of state.outgoing) {
    // An id from the server outweighs a match by text.
    if (o.id !== null && o.id !== o.listedAs && positionOf(state.messages, o.id) >= 0) bind(state, o, o.id)
  }
  const unlisted = new Map(state.outgoing.filter(({ listedAs }) => listedAs === null).map((o) => [o.key, o]))
  if (unlisted.size === 0) return
  for (const { id, sender, clientId } of list) {
    const o = clientId === null || sender !== 'me' ? undefined : unlisted.get(clientId)
    if (!o || state.rows[positionOf(state.messages, id)]?.key !== keyOfId(id)) continue
    bind(state, o, id)
    unlisted.delete(o.key)
  }
  const arrivedFirst = state.outgoing
    .filter(needsText)
    .toSorted((a, b) => Number(b.status === 'sent') - Number(a.status === 'sent'))
  for (const o of arrivedFirst) {
    const message = findByText(state, o)
    if (message) bind(state, o, message.id)
  }
}
