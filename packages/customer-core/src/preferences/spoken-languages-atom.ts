import { atom } from 'jotai'

/** The names of the languages that the customer speaks, as astrologers' cards have them. Empty until a page asks. */
export const spokenLanguagesAtom = atom<readonly string[]>([])
