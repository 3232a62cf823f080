import styles from './slow-note.module.css'
import { commonWords } from './words/common.gen.ts'
import { screenWords } from './words/screen.gen.ts'

/**
 * What to do where a page does not come. It is shown after a while by its style sheet alone, because what is missing may be
 * the script that would say it. The link loads the page anew: a file that hangs is not asked for again within one document.
 */
export function SlowNote({ href = '' }: { href?: string }) {
  return (
    <div className={styles['note']} role="status">
      <p>{screenWords().takesLong}</p>
      <a className="ui-button" data-variant="outline" href={href}>
        {commonWords().tryAgain}
      </a>
    </div>
  )
}
