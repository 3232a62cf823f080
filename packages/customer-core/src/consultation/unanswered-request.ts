import type { Client } from '@tarapath/api-client'
import { atom, useAtomValue, useStore, type createStore } from 'jotai'
import { useEffect } from 'react'
import { engineAtom, untilAnswered } from '../platform/index.ts'
import { partnerAtom } from './partner.ts'
import { sessionViewAtom, type ConsultationKind } from './session-atoms.ts'

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
  isTakenBack: boolean
}

export const unansweredRequestAtom = atom<UnansweredRequest | null>(null)

type Store = ReturnType<typeof createStore>

/** Notes that a request is sent, and returns its key: that of the same request before, while that has no answer. */
export function keyOfRequest(store: Store, asked: AskedFor): string {
  const earlier = store.get(unansweredRequestAtom)
  const isSame =
    earlier?.kind === asked.kind &&
    earlier.astrologerId === asked.astrologerId &&
    earlier.pricePerMinute === asked.pricePerMinute
  const key = isSame ? earlier.key : crypto.randomUUID()
  store.set(unansweredRequestAtom, { ...asked, key, isTakenBack: false })
  return key
}

/** As long as the engine looks for a new consultation. */
const LOOKED_FOR_MS = 30_000

/**
 * The customer does not want the request any more, which has no answer. As soon as the API answers, the engine looks for
 * it, and what it finds is cancelled.
 */
export async function takeBack(store: Store, api: Client): Promise<void> {
  const request = store.get(unansweredRequestAtom)
  if (!request) return
  const takenBack = { ...request, isTakenBack: true }
  store.set(unansweredRequestAtom, takenBack)
  await untilAnswered(api)
  store.get(engineAtom)?.consultationInitiated()
  setTimeout(
    () => store.set(unansweredRequestAtom, (current) => (current === takenBack ? null : current)),
    LOOKED_FOR_MS,
  )
}

const CANCEL_AGAIN_MS = 2000

/** Cancels the request that was taken back, when the engine finds that it has arrived. */
export function useCancelTakenBack(): void {
  const store = useStore()
  const engine = useAtomValue(engineAtom)
  const request = useAtomValue(unansweredRequestAtom)
  const view = useAtomValue(sessionViewAtom)
  const partner = useAtomValue(partnerAtom)
  const hasArrived =
    request?.isTakenBack === true && view?.phase === 'waiting' && partner?.astrologerId === request.astrologerId
  useEffect(() => {
    if (!hasArrived || !engine) return
    let timer: ReturnType<typeof setTimeout>
    const cancel = async () => {
      if (await engine.cancelWaiting()) store.set(unansweredRequestAtom, null)
      else timer = setTimeout(() => void cancel(), CANCEL_AGAIN_MS)
    }
    void cancel()
    return () => clearTimeout(timer)
  }, [hasArrived, engine, store])
}
