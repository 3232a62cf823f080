import { placeAstrologerPickupCall } from '@tarapath/api-client/consultations'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { ongoingAtom } from '../consultation/index.ts'
import { engineAtom, useApi } from '../platform/index.ts'

const RETRY_AFTER_MS = 3000

/**
 * Rings the astrologer's telephone while the open call was requested and nobody has rung it yet. A consultation rings once,
 * however often it is asked for, so every tab and a page that was loaded again may ask.
 */
export function usePlaceCall(): void {
  const api = useApi()
  const engine = useAtomValue(engineAtom)
  const ongoing = useAtomValue(ongoingAtom)
  const idToPlace = ongoing?.order_type === 2 && ongoing.status === 'requested' ? ongoing.id : null
  useEffect(() => {
    if (idToPlace === null) return
    let retry: ReturnType<typeof setTimeout> | undefined
    let isMounted = true
    const place = (): void => {
      placeAstrologerPickupCall(api, { id: idToPlace }).then(
        () => engine?.refresh(),
        // A refusal shows in the next status; after anything else the request still waits.
        () => {
          if (isMounted) retry = setTimeout(place, RETRY_AFTER_MS)
        },
      )
    }
    place()
    return () => {
      isMounted = false
      clearTimeout(retry)
    }
  }, [api, engine, idToPlace])
}
