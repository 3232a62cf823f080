import type { ChatState } from './chat-state.ts'
import { positionOf } from './message-index.ts'

type Markable = Pick<{ -readonly [field in keyof ChatState]: ChatState[field] }, 'messages' | 'rows' | 'readId'>

/** Marks the own messages that the other side has read. A row that stays the same keeps its identity. */
export function markRead(state: Markable): void {
  const { messages, rows, readId } = state
  if (readId === null) return
  const marked: number[] = []
  // Those before a marked one were marked with it.
  for (let at = positionOf(messages, readId); at >= 0; at -= 1) {
    const row = rows[at]
    if (row?.sender !== 'me') continue
    if (row.status === 'read') break
    marked.push(at)
  }
  if (marked.length === 0) return
  const next = [...rows]
  for (const at of marked) {
    const row = rows[at]
    if (row) next[at] = { ...row, status: 'read' }
  }
  state.rows = next
}
