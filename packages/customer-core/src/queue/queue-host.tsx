import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { openConsultationIdAtom, serverAheadMsAtom } from '../consultation/index.ts'
import { useServerEvents } from '../events/index.ts'
import { deviceClock, isMaximisedAtom, lazyPart, usePlatform } from '../platform/index.ts'
import { calledEntryAtom, entriesAtom, loadEntriesAtom, startAtom, turnAtom } from './queue-atom.ts'
import { QueuePill } from './queue-pill.tsx'
import { useClosedEntries } from './use-closed-entries.ts'

const YourTurn = lazyPart(() => import('./your-turn.tsx'))

/** A turn lasts two minutes, so that a customer hears of it in time. */
const READ_EVERY_MS = 5000
/** While the server sends events, only places and estimates are read. */
const READ_BESIDE_EVENTS_MS = 30_000
/** The clock of the server may be behind. */
const READ_AGAIN_MS = 2000

/** Watches the customer's queue entries, and says when it is their turn. Mounted once, for signed-in customers. */
export default function QueueHost() {
  const called = useAtomValue(calledEntryAtom)
  const turn = useAtomValue(turnAtom)
  const isStarting = useAtomValue(startAtom)?.phase === 'asking'
  const isTalking = useAtomValue(openConsultationIdAtom) !== null
  const platform = usePlatform()
  const isMaximised = useAtomValue(isMaximisedAtom)
  const [closedId, setClosedId] = useState<number | null>(null)
  useWatch()
  useEndOfTurn()
  useClosedEntries()
  if (isTalking && !isStarting) return null
  return (
    <>
      {platform === 'web' && (called || !isMaximised) ? <QueuePill onOpenTurn={() => setClosedId(null)} /> : null}
      <Suspense fallback={null}>
        {turn && turn.id !== closedId ? (
          <YourTurn key={turn.id} entry={turn} onClose={() => setClosedId(turn.id)} />
        ) : null}
      </Suspense>
    </>
  )
}

/** Reads the queue entries when a turn is over by the clock of the page, until the server has closed it too. */
function useEndOfTurn(): void {
  const load = useSetAtom(loadEntriesAtom)
  const aheadMs = useAtomValue(serverAheadMsAtom)
  const called = useAtomValue(calledEntryAtom)
  useEffect(() => {
    if (!called?.offered_until) return
    const leftMs = Date.parse(called.offered_until) - aheadMs - deviceClock.now()
    const over = setTimeout(() => void load(), Math.max(leftMs, READ_AGAIN_MS))
    return () => clearTimeout(over)
  }, [called, aheadMs, load])
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
