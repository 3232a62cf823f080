import { atom } from 'jotai'

/**
 * Whether a screen fills the window, such as a live stream, so that the shell is hidden. Null until a screen says so: the
 * shell then goes by the address.
 */
export const isMaximisedAtom = atom<boolean | null>(null)
