import { formatDuration, TickRule } from '@tarapath/ui-kit'
import { useSecondsSince } from '../platform/use-seconds.ts'
import { queueWords } from '../words/queue.gen.ts'
import type { LoadedWork } from './use-work.ts'
import styles from './work.module.css'

/** How long the astrologer is held for a customer (docs/behaviour.md B6.2). */
const OFFER_SECONDS = 120

/** A countdown while the first customer of the queue may start; renders nothing without an offer. */
export function HeldFor({ loaded: { work, atMs } }: { loaded: LoadedWork }) {
  const words = queueWords()
  const passed = useSecondsSince(atMs)
  const offered = work.waiting.find(({ offered_until }) => offered_until !== null)
  if (!offered?.offered_until) return null
  const left = (Date.parse(offered.offered_until) - Date.parse(work.server_time)) / 1000 - passed
  const seconds = Math.max(0, Math.floor(left))
  const time = formatDuration(seconds, 'clock')
  return (
    <div className={styles['held']} role="group" aria-label={words.held({ name: offered.name })}>
      <p role="status">
        <strong>{words.held({ name: offered.name })}</strong>
      </p>
      <TickRule
        value={seconds / OFFER_SECONDS}
        label={words.held({ name: offered.name })}
        valueText={time}
        tone="time"
      />
      <p>{words.heldText({ time })}</p>
    </div>
  )
}
