import type { Ended } from '@tarapath/session-engine'
import { atom } from 'jotai'

/** How the consultation ended. With platform=mobile the chat page shows it in place of a dialog. */
export const endedOnPageAtom = atom<Ended | null>(null)
