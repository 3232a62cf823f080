import { Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import { PageMeta } from './page-meta.tsx'
import styles from './screen.module.css'

interface ScreenSkeletonProps {
  title?: string
  /** What the page shows, for a browser without JavaScript: "Your balance and your receipts". */
  content?: string
}

/** The placeholder of a signed-in page: only the browser has the tokens to load it. */
export function ScreenSkeleton({ title, content = 'Your chats, your receipts and your wallet' }: ScreenSkeletonProps) {
  return (
    <main id="main" className={`ui-page ${styles['screen']}`} data-stack>
      {title === undefined ? null : <PageMeta title={title} noindex />}
      <noscript>
        <div className={styles['needs']}>
          <h1>{title ?? 'This page needs JavaScript'}</h1>
          <p>
            {content} are loaded with your sign-in. That needs JavaScript, which is switched off in this browser: switch
            it on and load the page again.
          </p>
        </div>
      </noscript>
      <div className={styles['skeleton']}>
        <SkeletonGroup label="Loading">
          <Skeleton width="12rem" height="2rem" />
          <Skeleton height="8rem" shape="box" />
          <Skeleton lines={4} />
        </SkeletonGroup>
      </div>
    </main>
  )
}
