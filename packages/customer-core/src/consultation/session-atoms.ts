import type { Countdown, Ports, SessionView } from '@tarapath/session-engine'
import { atom } from 'jotai'

/** The view of the engine. Null until a customer is signed in and its code is loaded. */
export const sessionViewAtom = atom<SessionView | null>(null)

/** The ports of the engine, which the chat shares. Null while the view is. */
export const sessionPortsAtom = atom<Ports | null>(null)

export const countdownAtom = atom<Countdown>({ idleSeconds: null, remainingSeconds: null })

/** The id of the consultation that waits or runs. */
export const openConsultationIdAtom = atom((get) => {
  const view = get(sessionViewAtom)
  return view && (view.phase === 'waiting' || view.phase === 'active') ? (view.consultation?.id ?? null) : null
})

export const widgetAtom = atom((get) => get(sessionViewAtom)?.widget ?? null)
export const modalAtom = atom((get) => get(sessionViewAtom)?.modal ?? null)

/** True while the status cannot be loaded, so that the screen may be out of date. */
export const isConnectionFailingAtom = atom((get) => get(sessionViewAtom)?.connection === 'failing')
