import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { openConsultationIdAtom } from '../consultation/index.ts'
import { usePlatform } from '../platform/index.ts'
import { calledPlaceAtom, loadPlacesAtom, placesAtom } from './queue-atom.ts'
import { QueuePill } from './queue-pill.tsx'

const YourTurn = lazy(() => import('./your-turn.tsx'))

/** A turn lasts two minutes, so that a customer hears of it in time. */
const READ_EVERY_MS = 5000

/** Watches the customer's places in waiting lists, and says when it is their turn. Mounted once, for signed-in customers. */
export default function QueueHost() {
  const called = useAtomValue(calledPlaceAtom)
  const isTalking = useAtomValue(openConsultationIdAtom) !== null
  const platform = usePlatform()
  const [closedId, setClosedId] = useState<number | null>(null)
  useWatch()
  if (isTalking) return null
  return (
    <>
      {platform === 'web' ? <QueuePill onOpenTurn={() => setClosedId(null)} /> : null}
      <Suspense fallback={null}>
        {called && called.id !== closedId ? (
          <YourTurn key={called.id} place={called} onClose={() => setClosedId(called.id)} />
        ) : null}
      </Suspense>
    </>
  )
}

/** Reads the places once, and again and again while there are any. */
function useWatch(): void {
  const load = useSetAtom(loadPlacesAtom)
  const hasPlaces = (useAtomValue(placesAtom)?.length ?? 0) > 0
  const isTalking = useAtomValue(openConsultationIdAtom) !== null
  useEffect(() => void load(), [load, isTalking])
  useEffect(() => {
    if (!hasPlaces) return
    const timer = setInterval(() => void load(), READ_EVERY_MS)
    const readNow = () => void load()
    document.addEventListener('visibilitychange', readNow)
    addEventListener('online', readNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readNow)
      removeEventListener('online', readNow)
    }
  }, [hasPlaces, load])
}
