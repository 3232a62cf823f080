import type { Work } from '@tarapath/astrologer-api'
import { formatTime } from '@tarapath/customer-core/dates'
import { queueWords } from '../words/queue.gen.ts'
import { QueueList } from './queue-list.tsx'
import styles from './work.module.css'

/** The queue with the expected waits, and the customers whose turn passed. */
export function QueueSection({ work, onChanged }: { work: Work; onChanged: () => void }) {
  const words = queueWords()
  const { waiting, missed_turns: missed } = work
  return (
    <section className={styles['section']} aria-labelledby="waiting">
      <h2 id="waiting">{words.title}</h2>
      {waiting.length === 0 ? (
        <p className="ui-note">{words.nobody}</p>
      ) : (
        <QueueList waiting={waiting} onChanged={onChanged} />
      )}
      {missed.map((turn) => (
        <MissedTurn key={turn.id} turn={turn} />
      ))}
      <p className="ui-note">{words.about}</p>
    </section>
  )
}

const MissedTurn = ({ turn: { name, at } }: { turn: Work['missed_turns'][number] }) => (
  <p className="ui-note">{queueWords().missedTurn({ name, time: formatTime(at) })}</p>
)
