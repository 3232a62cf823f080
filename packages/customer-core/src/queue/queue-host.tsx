import type { QueueEntry } from '@tarapath/api-client/types'
import { showToast } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect, useRef, useState } from 'react'
import { openConsultationIdAtom, serverAheadMsAtom } from '../consultation/index.ts'
import { useServerEvents } from '../events/index.ts'
import { deviceClock, isMaximisedAtom, lazyPart, usePlatform } from '../platform/index.ts'
import { calledEntryAtom, loadEntriesAtom, entriesAtom } from './queue-atom.ts'
import { QueuePill } from './queue-pill.tsx'
import { useDeclineNotice } from './use-decline-notice.ts'
import { queueWords } from './words/queue.gen.ts'

const YourTurn = lazyPart(() => import('./your-turn.tsx'))

/** A turn lasts two minutes, so that a customer hears of it in time. */
const READ_EVERY_MS = 5000
/** While the server sends events, only places and estimates are read. */
const READ_BESIDE_EVENTS_MS = 30_000
/** The clocks of page and server may differ by this. */
const CLOCK_TOLERANCE_MS = 2000

/** Watches the customer's queue entries, and says when it is their turn. Mounted once, for signed-in customers. */
export default function QueueHost() {
  const called = useAtomValue(calledEntryAtom)
  const isTalking = useAtomValue(openConsultationIdAtom) !== null
  const platform = usePlatform()
  const isMaximised = useAtomValue(isMaximisedAtom)
  const [closedId, setClosedId] = useState<number | null>(null)
  useWatch()
  useDeclineNotice()
  usePassedTurn(called, isTalking)
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

/**
 * Says once that a turn has passed when it was not used in time: at its end by the clock of the page, or when the server,
 * whose clock may be a little ahead, has closed it.
 */
function usePassedTurn(called: QueueEntry | null, isTalking: boolean): void {
  const load = useSetAtom(loadEntriesAtom)
  const aheadMs = useAtomValue(serverAheadMsAtom)
  const last = useRef<QueueEntry>(null)
  const toldId = useRef<number>(null)
  useEffect(() => {
    const leftMs = ({ offered_until: until = '' }: QueueEntry) => Date.parse(until) - aheadMs - deviceClock.now()
    const tell = ({ id, consultant: { name } }: QueueEntry) => {
      if (toldId.current === id) return
      toldId.current = id
      showToast({ text: queueWords().gone({ name }), tone: 'danger' })
    }
    const before = last.current
    if (before && before.id !== called?.id && !isTalking && leftMs(before) < CLOCK_TOLERANCE_MS) tell(before)
    last.current = called
    if (!called?.offered_until) return
    const passed = setTimeout(() => {
      tell(called)
      void load()
    }, leftMs(called))
    return () => clearTimeout(passed)
  }, [called, isTalking, aheadMs, load])
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
