import { Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import styles from './screen.module.css'

/** The placeholder of a signed-in page: only the browser has the tokens to load it. */
export function ScreenSkeleton() {
  return (
    <main id="main" className={`ui-page ${styles['screen']}`} data-stack>
      <SkeletonGroup label="Loading">
        <Skeleton width="12rem" height="2rem" />
        <Skeleton height="8rem" shape="box" />
        <Skeleton lines={4} />
      </SkeletonGroup>
    </main>
  )
}
