import type { Action, ScriptedChat } from './scripted-chat.ts'

const TYPING_MS = 7000
/** Nobody answers without reading first. */
const READING_MS = 1500
/** The message may be a moment late. */
const GRACE_MS = 2000

/** The astrologer types before a message: from a moment after the last one, and for some seconds at most. Null when that has begun. */
export function typingBefore(chat: ScriptedChat, action: Action): Action | null {
  if (action.type !== 'say') return null
  if (chat.typingUntil && chat.typingUntil >= action.at) return null
  const lastAt = chat.messages.at(-1)?.at ?? chat.startedAt ?? action.at
  const from = Math.max(action.at.getTime() - TYPING_MS, lastAt.getTime() + READING_MS)
  if (from >= action.at.getTime()) return null
  return { type: 'type', at: new Date(from), until: new Date(action.at.getTime() + GRACE_MS) }
}
