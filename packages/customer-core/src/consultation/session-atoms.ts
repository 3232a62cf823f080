import type { ConsultationStatusReply } from '@tarapath/api-client/types'
import type { Countdown, Ports, SessionView } from '@tarapath/session-engine'
import { atom } from 'jotai'
import { endedOnPageAtom } from './ended-on-page.ts'

export type ConsultationKind = 'chat' | 'call'

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

/** The id of the consultation whose end was sent and is not answered yet. */
export const unconfirmedEndAtom = atom<string | null>(null)

/**
 * The customer may see an end that is still being sent, and no dialog or widget shows it: the page was loaded again, or the dialog
 * was closed.
 */
export const isEndUnconfirmedAtom = atom((get) => {
  const view = get(sessionViewAtom)
  return get(unconfirmedEndAtom) !== null && view !== null && view.ended === null && view.consultation === null
})

export type Ongoing = NonNullable<ConsultationStatusReply['ongoing_data']>

/** The open consultation in the words of the server: the engine passes on what it sent, and the client knows its type. */
export const ongoingAtom = atom((get) => (get(sessionViewAtom)?.details ?? null) as Ongoing | null)

/** By how much the clock of the server is ahead of this device's. */
export const serverAheadMsAtom = atom(0)

/** When the request ends by itself, on the clock of this device. Null once it was picked up, and for a server that does not say. */
export const requestEndsAtAtom = atom((get) => {
  const at = get(ongoingAtom)?.request_expires_at
  return at === undefined ? null : Date.parse(at) - get(serverAheadMsAtom)
})

/** The last consultation whose paid time was seen to run. */
export const startedIdAtom = atom<string | null>(null)

/** Whether the open consultation is a chat or a call. */
export const consultationKindAtom = atom((get): ConsultationKind =>
  get(sessionViewAtom)?.consultation?.order_type === 2 ? 'call' : 'chat',
)

/** The customer has requested a call on this page, and its widget is not shown yet. */
export const isCallAskedAtom = atom(false)

/** The consultation ended before its paid time began, as far as this page has seen. */
export const hasNotBegunAtom = atom((get) => {
  const ended = get(sessionViewAtom)?.ended ?? get(endedOnPageAtom)
  return ended !== null && !ended.review && ended.id !== get(startedIdAtom)
})

/** The customer goes on from the end of a request that never became a consultation. */
export const isLeavingEndAtom = atom(false)
