import { atom } from 'jotai'
import { sessionViewAtom } from './session-atoms.ts'

/** The status is being read for long without an answer. */
export const isAnswerLateAtom = atom(false)

/** True while the status cannot be loaded, so that the screen may be out of date. */
export const isConnectionFailingAtom = atom(
  (get) => get(isAnswerLateAtom) || get(sessionViewAtom)?.connection === 'failing',
)
