import { Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import { PageMeta } from './page-meta.tsx'
import styles from './screen.module.css'
import { SlowNote } from './slow-note.tsx'
import { commonWords } from './words/common.gen.ts'
import { screenWords } from './words/screen.gen.ts'

/** The placeholder of a signed-in page: only the browser has the tokens to load it. */
export function ScreenSkeleton({ title }: { title?: string }) {
  return (
    <main id="main" className={`ui-page ${styles['screen']}`} data-stack>
      {title === undefined ? null : <PageMeta title={title} noindex />}
      <noscript>
        <div className={styles['needs']}>
          {title === undefined ? null : <h1>{title}</h1>}
          <p>{screenWords().needsJavaScript}</p>
        </div>
      </noscript>
      <div className={styles['skeleton']}>
        <SkeletonGroup label={commonWords().loading}>
          <Skeleton width="12rem" height="2rem" />
          <Skeleton height="8rem" shape="box" />
          <Skeleton lines={4} />
        </SkeletonGroup>
        <SlowNote />
      </div>
    </main>
  )
}
