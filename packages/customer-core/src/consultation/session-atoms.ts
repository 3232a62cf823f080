import type { Countdown, Ports, SessionView } from '@tarapath/session-engine'
import { atom } from 'jotai'

/** What the engine shows; null until it has been loaded, which happens for signed-in customers only. */
export const sessionViewAtom = atom<SessionView | null>(null)

/** The engine's clock, timer and visibility, which the chat shares; null with the view. */
export const sessionPortsAtom = atom<Ports | null>(null)

export const countdownAtom = atom<Countdown>({ idleSeconds: null, remainingSeconds: null })

/** The id of a consultation that is waiting or running. */
export const openConsultationIdAtom = atom((get) => {
  const view = get(sessionViewAtom)
  return view && (view.phase === 'waiting' || view.phase === 'active') ? (view.consultation?.id ?? null) : null
})

export const widgetAtom = atom((get) => get(sessionViewAtom)?.widget ?? null)
export const modalAtom = atom((get) => get(sessionViewAtom)?.modal ?? null)

/** True while the status of the server cannot be read: what is on screen may be old. */
export const isConnectionFailingAtom = atom((get) => get(sessionViewAtom)?.connection === 'failing')
