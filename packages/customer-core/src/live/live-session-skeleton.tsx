import { Spinner } from '@tarapath/ui-kit'
import { commonWords, SlowNote } from '../platform/index.ts'
import styles from './live-session-screen.module.css'
import { roomWords } from './words/room.gen.ts'

/** The space of the video, before its content is known. */
export function LiveSessionSkeleton() {
  return (
    <main id="main" className={styles['room']}>
      <p className={styles['opening']} role="status">
        <Spinner />
        <span className="ui-visually-hidden">{commonWords().loading}</span>
        <noscript>{roomWords().needsJavaScript}</noscript>
      </p>
      <div className={styles['slow']}>
        <SlowNote />
      </div>
    </main>
  )
}
