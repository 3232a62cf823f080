import type { Work } from '@tarapath/astrologer-api'
import { ClockIcon, Button } from '@tarapath/ui-kit'
import { ErrorNotice } from '../platform/error-notice.tsx'
import { DeclineWaiting } from '../work/decline-waiting.tsx'
import { QueueList, turnText } from '../work/queue-list.tsx'
import { useAnswerWaiting } from '../work/use-answer-waiting.ts'
import { queueWords } from '../words/queue.gen.ts'
import styles from './queue-bar.module.css'

interface QueueBarProps {
  waiting: Work['waiting']
  onChanged: () => void
}

/** The queue during a consultation: the first customer with buttons to answer them, the others in a list that opens. */
export function QueueBar({ waiting, onChanged }: QueueBarProps) {
  const words = queueWords()
  const [first, ...others] = waiting
  if (!first) return null
  return (
    <section className={styles['queue']} aria-label={words.title}>
      <First key={first.id} entry={first} onChanged={onChanged} />
      {others.length > 0 ? (
        <details>
          <summary>{words.others({ count: others.length })}</summary>
          <QueueList waiting={others} onChanged={onChanged} />
        </details>
      ) : null}
    </section>
  )
}

function First({ entry, onChanged }: { entry: Work['waiting'][number]; onChanged: () => void }) {
  const words = queueWords()
  const { id, name, kind, is_confirmed: isConfirmed } = entry
  const { sending, error, answer } = useAnswerWaiting(id, onChanged)
  return (
    <>
      <div className={styles['first']}>
        <p role="status">
          <ClockIcon size={20} />
          <span>
            <strong>{name}</strong> {kind === 'call' ? words.waitsForCall : words.waitsForChat}
            <span className="ui-note">{isConfirmed ? words.confirmed({ name }) : turnText(entry)}</span>
          </span>
        </p>
        <div className={styles['answer']}>
          {isConfirmed ? null : (
            <Button
              size="s"
              variant="outline"
              loading={sending === 'confirm'}
              aria-label={words.nextOf({ name })}
              onClick={() => void answer('confirm')}
            >
              {words.next}
            </Button>
          )}
          <DeclineWaiting entry={entry} onChanged={onChanged} />
        </div>
      </div>
      <ErrorNotice error={error} />
    </>
  )
}
