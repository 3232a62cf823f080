import type { LiveStream } from '@tarapath/api-client/types'
import { Anchor, Badge } from '@tarapath/ui-kit'
import { useSignInFirst } from '../account/index.ts'
import { usePlatformNavigate } from '../platform/index.ts'
import styles from './live-card.module.css'
import { roomPath } from './room-path.ts'
import { liveWords } from './words/live.gen.ts'

/** A live stream that is on. Its link asks a visitor to sign in, and then goes on to the live stream. */
export function LiveCard({ stream, level = 2 }: { stream: LiveStream; level?: 2 | 3 }) {
  const words = liveWords()
  const signInFirst = useSignInFirst()
  const navigate = usePlatformNavigate()
  const { id, title, consultant, thumbnail } = stream
  const watching = words.watching({ count: stream.viewer_count })
  const Heading = `h${level}` as const
  return (
    <li className={styles['card']}>
      <span className={styles['picture']}>
        {thumbnail ? <img src={thumbnail} alt="" width="320" height="180" loading="lazy" /> : null}
        <span className={styles['marks']}>
          <Badge kind="live">{words.badge}</Badge>
          <span className={styles['count']}>{watching}</span>
        </span>
      </span>
      <Heading>
        <Anchor
          href={roomPath(id)}
          aria-label={words.cardName({ title, name: consultant.name, watching })}
          onClick={(event) => {
            event.preventDefault()
            signInFirst(() => navigate(roomPath(id)), words.signInToWatch({ name: consultant.name }))
          }}
        >
          {title}
        </Anchor>
      </Heading>
      <p>{consultant.name}</p>
      {stream.queue_length > 0 ? <p>{words.waiting({ count: stream.queue_length })}</p> : null}
    </li>
  )
}
