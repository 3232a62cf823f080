import { ClockIcon } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { Link, pageWords } from '../platform/index.ts'
import { calledEntryAtom, entriesAtom } from './queue-atom.ts'
import styles from './queue.module.css'
import { waitText } from './wait-text.ts'
import { queueWords } from './words/queue.gen.ts'

/** The wait for the first astrologer, on every page but the queue's own, above the bar at the bottom. */
export function QueuePill({ onOpenTurn }: { onOpenTurn(): void }) {
  const words = queueWords()
  const called = useAtomValue(calledEntryAtom)
  const first = useAtomValue(entriesAtom)?.[0]
  const { pathname } = useLocation()
  if (called)
    return (
      <aside className={styles['pill']} aria-label={pageWords().waitingList}>
        <button type="button" data-turn onClick={onOpenTurn}>
          <ClockIcon size={20} />
          <strong>{words.yourTurn}</strong>
        </button>
      </aside>
    )
  if (!first || pathname === '/queue') return null
  return (
    <aside className={styles['pill']} aria-label={pageWords().waitingList}>
      <Link to="/queue">
        <ClockIcon size={20} />
        <span>
          <strong>{words.pill({ name: first.consultant.name })}</strong>
          <small>{waitText(first)}</small>
        </span>
      </Link>
    </aside>
  )
}
