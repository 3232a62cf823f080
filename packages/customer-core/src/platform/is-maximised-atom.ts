import { atom } from 'jotai'

/** True while a screen fills the window (a live stream, a chat on a phone): the shell steps aside. */
export const isMaximisedAtom = atom(false)
