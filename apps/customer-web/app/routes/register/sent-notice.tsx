import { formatDay, Link } from '@tarapath/customer-core/platform'
import { Button, SuccessIcon } from '@tarapath/ui-kit'
import type { Sent } from './draft.ts'
import styles from './register.module.css'
import { sentWords } from './words/sent.gen.ts'

/** What happens with an application that was sent. */
export function SentNotice({ sent, onAgain }: { sent: Sent; onAgain(): void }) {
  const words = sentWords()
  const [before, after] = words.ask({ contact: '|' }).split('|')
  return (
    <>
      <h1 className={styles['sent']}>
        <SuccessIcon size={24} /> {words.title}
      </h1>
      <p role="status">{words.reference({ reference: sent.reference, day: formatDay(sent.created_at) })}</p>
      <h2>{words.nextTitle}</h2>
      <ol className={styles['next']}>
        {[words.read, words.call, words.decide, words.start].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p>
        {before}
        <Link to="/contact">{words.contact}</Link>
        {after}
      </p>
      <p className={styles['withScripts']}>
        <Button variant="quiet" size="s" onClick={onAgain}>
          {words.another}
        </Button>
      </p>
    </>
  )
}
