import type { Chat, ChatView } from '@tarapath/session-engine/chat'
import { atom } from 'jotai'

/** The messages of the running chat, on every page. Null until their code is loaded. */
export const chatAtom = atom<Chat | null>(null)

/** What the messages show now. */
export const chatViewAtom = atom<ChatView | null>(null)
