import { atom } from 'jotai'
import { isAnswerLateAtom } from '../platform/index.ts'
import { sessionViewAtom } from './session-atoms.ts'

/** True while the status cannot be loaded, so that the screen may be out of date. */
export const isConnectionFailingAtom = atom(
  (get) => get(isAnswerLateAtom) || get(sessionViewAtom)?.connection === 'failing',
)
