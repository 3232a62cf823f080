import type { Client } from '@tarapath/api-client'
import { getOngoingStatus, updateOngoingStatus } from '@tarapath/api-client/consultations'
import { atom, useAtomValue, useSetAtom, useStore, type createStore } from 'jotai'
import { useEffect, useRef } from 'react'
import {
  apiAtom,
  deviceClock,
  engineAtom,
  keepDraft,
  readDraft,
  refusalCode,
  untilAnswered,
} from '../platform/index.ts'
import { partnerAtom } from './partner.ts'
import { REQUEST_SECONDS } from './request-seconds.ts'
import { openConsultationIdAtom, sessionViewAtom, type ConsultationKind } from './session-atoms.ts'

/** What the customer asked for, as the server compares it with an earlier request under the same key. */
export interface AskedFor {
  kind: ConsultationKind
  astrologerId: number
  pricePerMinute: number | null
}

/** A request that may have arrived, although its answer has not. */
interface UnansweredRequest extends AskedFor {
  /** The idempotency key: asked again under it, the server answers for the one request. */
  key: string
  /** The customer does not want it any more. */
  isWithdrawn: boolean
  /** When the backend gives the request up as missed. By the device clock. */
  missedAtMs: number
}

const requestAtom = atom<UnansweredRequest | null>(null)

/** A withdrawn request, kept in the tab over a reload. It holds nothing of the customer. */
const KEPT = 'withdrawnRequest'

export const unansweredRequestAtom = atom(
  (get) => get(requestAtom),
  (_, set, request: UnansweredRequest | null) => {
    set(requestAtom, request)
    keepDraft(KEPT, request?.isWithdrawn ? JSON.stringify(request) : '')
  },
)

/** The consultation that began although its request was withdrawn. */
const begunAnywayAtom = atom<string | null>(null)

export const isBegunAnywayAtom = atom(
  (get) => get(begunAnywayAtom) !== null && get(begunAnywayAtom) === get(openConsultationIdAtom),
)

/** The customer has closed the message that it began. */
export const acceptBegunAtom = atom(null, (_, set) => set(begunAnywayAtom, null))

type Store = ReturnType<typeof createStore>

const isSame = (one: AskedFor, other: AskedFor): boolean =>
  one.kind === other.kind && one.astrologerId === other.astrologerId && one.pricePerMinute === other.pricePerMinute

/** Notes that a request is sent, and returns its key: that of the same request before, while that has no answer. */
export function keyOfRequest(store: Store, asked: AskedFor): string {
  const earlier = store.get(unansweredRequestAtom)
  const key = earlier && isSame(earlier, asked) ? earlier.key : crypto.randomUUID()
  const missedAtMs = deviceClock.now() + REQUEST_SECONDS * 1000
  store.set(unansweredRequestAtom, { ...asked, key, isWithdrawn: false, missedAtMs })
  return key
}

/**
 * Called before another request is sent: cancels the unanswered one if it has arrived, because the backend would return it
 * as the open request, at its own price.
 */
export async function cancelOther(store: Store, api: Client, asked: AskedFor, signal: AbortSignal): Promise<void> {
  const earlier = store.get(unansweredRequestAtom)
  if (!earlier || isSame(earlier, asked)) return
  const { ongoing_data: open } = await getOngoingStatus(api, { signal })
  if (!open || open.consultant?.id !== earlier.astrologerId) return
  try {
    await updateOngoingStatus(api, { consultation_id: open.id }, { signal })
  } catch (error) {
    if (refusalCode(error) !== 'consultation_running') throw error
    store.set(begunAnywayAtom, String(open.id))
  }
}

/** As long as the engine looks for a new consultation. */
const LOOKED_FOR_MS = 30_000

/**
 * The customer does not want the request any more, which has no answer. As soon as the API answers, the engine looks for
 * it, and what it finds is cancelled.
 */
export async function withdraw(store: Store, api: Client): Promise<void> {
  const request = store.get(unansweredRequestAtom)
  if (!request) return
  const withdrawn = { ...request, isWithdrawn: true }
  store.set(unansweredRequestAtom, withdrawn)
  await untilAnswered(api)
  store.get(engineAtom)?.consultationInitiated()
  setTimeout(
    () => store.get(unansweredRequestAtom) === withdrawn && store.set(unansweredRequestAtom, null),
    LOOKED_FOR_MS,
  )
}

/** Continues to cancel a request that was withdrawn before the page was reloaded. */
function withdrawKept(store: Store, api: Client): void {
  const kept = JSON.parse(readDraft(KEPT) || 'null') as UnansweredRequest | null
  if (kept === null || store.get(unansweredRequestAtom) !== null) return
  if (kept.missedAtMs < deviceClock.now()) {
    keepDraft(KEPT, '')
    return
  }
  store.set(requestAtom, kept)
  void withdraw(store, api)
}

/** Runs when a withdrawn request is cancelled, or is not looked for any more. Until then it keeps its astrologer busy. */
export function useAfterWithdrawal(run: () => void): void {
  const isWithdrawn = useAtomValue(unansweredRequestAtom)?.isWithdrawn === true
  const wasWithdrawn = useRef(isWithdrawn)
  useEffect(() => {
    if (wasWithdrawn.current && !isWithdrawn) run()
    wasWithdrawn.current = isWithdrawn
  }, [isWithdrawn, run])
}

const CANCEL_AGAIN_MS = 2000

/** Cancels the withdrawn request when the engine finds that it has arrived, and reports it if it has begun. */
export function useCancelWithdrawn(): void {
  const store = useStore()
  const engine = useAtomValue(engineAtom)
  const request = useAtomValue(unansweredRequestAtom)
  const setRequest = useSetAtom(unansweredRequestAtom)
  const setBegun = useSetAtom(begunAnywayAtom)
  const view = useAtomValue(sessionViewAtom)
  const partner = useAtomValue(partnerAtom)
  const openId = useAtomValue(openConsultationIdAtom)
  const isFound =
    request?.isWithdrawn === true &&
    partner?.consultationId === openId &&
    partner?.astrologerId === request.astrologerId
  const isWaiting = isFound && view?.phase === 'waiting'
  const isBegun = isFound && view?.phase === 'active'

  useEffect(() => withdrawKept(store, store.get(apiAtom)), [store])
  useEffect(() => {
    if (!isWaiting || !engine) return
    let timer: ReturnType<typeof setTimeout>
    const cancel = async () => {
      if (await engine.cancelWaiting()) setRequest(null)
      else timer = setTimeout(() => void cancel(), CANCEL_AGAIN_MS)
    }
    void cancel()
    return () => clearTimeout(timer)
  }, [isWaiting, engine, setRequest])
  useEffect(() => {
    if (!isBegun) return
    setBegun(openId)
    setRequest(null)
  }, [isBegun, openId, setBegun, setRequest])
}
