import type { ChatState } from './chat-state.ts'
import type { ChatRow, ChatView } from './message.ts'
import { rowOfOutgoing } from './rows.ts'

const isSameRow = (a: ChatRow, b: ChatRow): boolean =>
  (Object.keys(a) as (keyof ChatRow)[]).every((field) => a[field] === b[field])

/** The server's rows, in its order, then what only this page knows. */
function rowsToShow({ rows, outgoing }: ChatState, before: readonly ChatRow[]): readonly ChatRow[] {
  const own = outgoing.filter(({ listedAs }) => listedAs === null).map(rowOfOutgoing)
  if (own.length === 0) return rows
  const kept = own.map((row) => {
    const old = before.findLast(({ key }) => key === row.key)
    return old && isSameRow(old, row) ? old : row
  })
  return [...rows, ...kept]
}

/** What a page shows. Rows and view keep their identity while they stay the same. */
export function chatViewOf(chat: ChatState, before: ChatView | null): ChatView {
  const rows = rowsToShow(chat, before?.rows ?? [])
  const { connection: state, isTyping, unread } = chat
  if (!before) return { rows, state, unread, isTyping }
  const isSame =
    rows === before.rows ||
    (rows.length === before.rows.length && rows.every((row, index) => row === before.rows[index]))
  if (isSame && state === before.state && unread === before.unread && isTyping === before.isTyping) return before
  return { rows: isSame ? before.rows : rows, state, unread, isTyping }
}
