import type { Ended } from '@tarapath/session-engine'
import { atom } from 'jotai'

/** With platform=mobile no window opens: the chat page itself shows how the consultation ended. */
export const endedOnPageAtom = atom<Ended | null>(null)
