import type { Work } from '@tarapath/astrologer-api'
import { formatTime } from '@tarapath/customer-core/dates'
import { queueWords } from '../words/queue.gen.ts'
import { DeclineWaiting } from './decline-waiting.tsx'
import styles from './work.module.css'

type Waiting = Work['waiting'][number]

/** The entries of the queue in order, each with its kind of consultation and its expected turn. */
export function QueueList({ waiting, onChanged }: { waiting: readonly Waiting[]; onChanged: () => void }) {
  const words = queueWords()
  return (
    <ol className={`ui-rows ${styles['waiting']}`}>
      {waiting.map((entry) => (
        <li key={entry.id}>
          <span>
            <strong>{entry.name}</strong> {words[entry.kind]}
          </span>
          <span className="ui-note">
            {words.since({ time: formatTime(entry.joined_at) })} · {turnText(entry)}
          </span>
          <DeclineWaiting entry={entry} onChanged={onChanged} />
        </li>
      ))}
    </ol>
  )
}

/** When a waiting customer's turn is expected. */
export function turnText({ is_ready: isReady, offered_until: offeredUntil, wait }: Waiting): string {
  const words = queueWords()
  if (offeredUntil !== null) return words.turn
  if (!isReady) return words.notReady
  if (wait === null) return ''
  const [from, to] = [Math.floor(wait.from_seconds / 60), Math.max(1, Math.ceil(wait.to_seconds / 60))]
  return from === 0 || from === to ? words.soon({ to }) : words.wait({ from, to })
}
