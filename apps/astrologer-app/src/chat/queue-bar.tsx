import type { Work } from '@tarapath/astrologer-api'
import { QueueList } from '../work/queue-list.tsx'
import { queueWords } from '../words/queue.gen.ts'
import styles from './consultation.module.css'

/** Who waits while a consultation runs: one line, which opens the list. */
export function QueueBar({ waiting }: { waiting: Work['waiting'] }) {
  const [next] = waiting
  if (!next) return null
  return (
    <details className={styles['queue']}>
      <summary>{queueWords().bar({ count: waiting.length, name: next.name })}</summary>
      <QueueList waiting={waiting} />
    </details>
  )
}
