import { NotifyButton, type AlertTarget } from '../alerts/index.ts'
import styles from './profile.module.css'
import { profileWords } from './words/profile.gen.ts'

/** What the customer asked to be notified about, each with a way to turn it off and on again. */
export function Notifications({ targets }: { targets: readonly AlertTarget[] }) {
  const words = profileWords()
  if (targets.length === 0) return <p>{words.noNotifications}</p>
  return (
    <ul className={styles['lines']}>
      {targets.map((target) => (
        <li key={`${target.id} ${target.streamId ?? ''}`}>
          <strong>{target.name}</strong>
          <NotifyButton astrologer={target} size="s" />
        </li>
      ))}
    </ul>
  )
}
