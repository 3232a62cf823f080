import type { ChatRow } from '@tarapath/session-engine/chat'
import { sessionWords } from './words/session.gen.ts'

/** The last message of the astrologer in one line. Null before the first one. */
export function lastLine(rows: readonly ChatRow[]): string | null {
  const last = rows.findLast(({ sender }) => sender === 'them')
  if (!last) return null
  if (last.text) return last.text
  if (last.kind === 'image') return sessionWords().picture
  return last.kind === 'audio' ? sessionWords().voiceMessage : null
}
