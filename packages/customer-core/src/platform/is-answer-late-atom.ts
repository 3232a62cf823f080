import { atom } from 'jotai'

/** Requests have been without an answer for long, so that the page may be out of date. */
export const isAnswerLateAtom = atom(false)
