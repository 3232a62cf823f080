import { atom } from 'jotai'

/** True while a screen fills the window, such as a live stream or a chat on a phone. The shell is hidden then. */
export const isMaximisedAtom = atom(false)
