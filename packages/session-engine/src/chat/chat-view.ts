import type { ChatState } from './chat-state.ts'
import type { ChatView } from './message.ts'
import { rowsOf } from './outgoing.ts'

/** What a page shows. Rows and view keep their identity while they stay the same. */
export function chatViewOf(chat: ChatState, before: ChatView | null): ChatView {
  const rows = rowsOf(chat.messages, chat.outgoing, chat.bound, before?.rows ?? [])
  const { connection: state, isTyping } = chat
  const unread = chat.unreadIds.size
  if (!before) return { rows, state, unread, isTyping }
  const isSame = rows.length === before.rows.length && rows.every((row, index) => row === before.rows[index])
  if (isSame && state === before.state && unread === before.unread && isTyping === before.isTyping) return before
  return { rows: isSame ? before.rows : rows, state, unread, isTyping }
}
