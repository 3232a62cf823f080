import type { QueueEntry } from '@tarapath/api-client/types'
import { showToast } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { openConsultationIdAtom, serverAheadMsAtom } from '../consultation/index.ts'
import { useServerEvents } from '../events/index.ts'
import { deviceClock, isMaximisedAtom, usePlatform } from '../platform/index.ts'
import { calledEntryAtom, loadEntriesAtom, entriesAtom } from './queue-atom.ts'
import { QueuePill } from './queue-pill.tsx'
import { queueWords } from './words/queue.gen.ts'

const YourTurn = lazy(() => import('./your-turn.tsx'))

/** A turn lasts two minutes, so that a customer hears of it in time. */
const READ_EVERY_MS = 5000
/** While the server sends events, only places and estimates are read. */
const READ_BESIDE_EVENTS_MS = 30_000

/** Watches the customer's queue entries, and says when it is their turn. Mounted once, for signed-in customers. */
export default function QueueHost() {
  const called = useAtomValue(calledEntryAtom)
  const isTalking = useAtomValue(openConsultationIdAtom) !== null
  const platform = usePlatform()
  const isMaximised = useAtomValue(isMaximisedAtom)
  const [closedId, setClosedId] = useState<number | null>(null)
  useWatch()
  usePassedTurn(called)
  if (isTalking) return null
  return (
    <>
      {platform === 'web' && (called || !isMaximised) ? <QueuePill onOpenTurn={() => setClosedId(null)} /> : null}
      <Suspense fallback={null}>
        {called && called.id !== closedId ? (
          <YourTurn key={called.id} entry={called} onClose={() => setClosedId(called.id)} />
        ) : null}
      </Suspense>
    </>
  )
}

/** Says that a turn has passed when it was not used in time. */
function usePassedTurn(called: QueueEntry | null): void {
  const load = useSetAtom(loadEntriesAtom)
  const aheadMs = useAtomValue(serverAheadMsAtom)
  const until = called?.offered_until
  const name = called?.consultant.name
  useEffect(() => {
    if (until === undefined || name === undefined) return
    const passed = setTimeout(
      () => {
        showToast({ text: queueWords().gone({ name }), tone: 'danger' })
        void load()
      },
      Date.parse(until) - aheadMs - deviceClock.now(),
    )
    return () => clearTimeout(passed)
  }, [until, name, aheadMs, load])
}

/** Reads the queue entries once, and while there are any at each event about them, and again and again. */
function useWatch(): void {
  const load = useSetAtom(loadEntriesAtom)
  const hasEntries = (useAtomValue(entriesAtom)?.length ?? 0) > 0
  const isTalking = useAtomValue(openConsultationIdAtom) !== null
  const isOpen = useServerEvents({
    isOn: hasEntries,
    onEvent: ({ type }) => {
      if (type === 'queue') void load()
    },
    onGap: () => void load(),
  })
  useEffect(() => void load(), [load, isTalking])
  useEffect(() => {
    if (!hasEntries) return
    const timer = setInterval(() => void load(), isOpen ? READ_BESIDE_EVENTS_MS : READ_EVERY_MS)
    const readNow = () => void load()
    document.addEventListener('visibilitychange', readNow)
    addEventListener('online', readNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readNow)
      removeEventListener('online', readNow)
    }
  }, [hasEntries, isOpen, load])
}
