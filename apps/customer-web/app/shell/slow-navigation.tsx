import { commonWords, isDialogComingAtom, SlowNote } from '@tarapath/customer-core/platform'
import { AstrologerCardSkeleton, Skeleton, SkeletonGroup, TickRule } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { createPath, useLocation, useNavigation, type Location } from 'react-router'
import { skeletonOf, type PageSkeleton } from './page-skeleton.ts'
import styles from './slow-navigation.module.css'

const PROGRESS_AFTER_MS = 150
const SKELETON_AFTER_MS = 300

/**
 * What a customer sees while another page is loaded: progress after 150 ms, and the shape of the page after 300 ms.
 * Progress alone says that a dialog is coming.
 */
export function SlowNavigation() {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const isDialogComing = useAtomValue(isDialogComingAtom)
  if (location && location.pathname !== pathname) return <Waiting key={location.pathname} target={location} />
  return isDialogComing ? <Progress /> : null
}

function Waiting({ target }: { target: Location }) {
  const hasSkeleton = useIsAfter(SKELETON_AFTER_MS)
  const top = useBelowHeader()
  useEffect(() => {
    const page = document.getElementById('main')
    page?.setAttribute('aria-busy', 'true')
    return () => page?.removeAttribute('aria-busy')
  }, [])
  return (
    <>
      <Progress />
      {hasSkeleton ? (
        <div className={styles['page']} style={{ insetBlockStart: top }}>
          <div className="ui-page">
            <SkeletonGroup label={commonWords().loading}>
              <Shape of={skeletonOf(target.pathname)} />
            </SkeletonGroup>
            <SlowNote href={createPath(target)} />
          </div>
        </div>
      ) : null}
    </>
  )
}

function Progress() {
  const hasProgress = useIsAfter(PROGRESS_AFTER_MS)
  const top = useBelowHeader()
  if (!hasProgress) return null
  return (
    <div
      className={styles['progress']}
      style={{ insetBlockStart: top }}
      role="progressbar"
      aria-label={commonWords().loading}
    >
      <TickRule value={1} tone="time" />
    </div>
  )
}

const useBelowHeader = (): number =>
  useState(() => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0))[0]

function Shape({ of }: { of: PageSkeleton }) {
  if (of === 'cards')
    return (
      <div className={styles['cards']}>
        <Skeleton width="9rem" height="2rem" />
        <AstrologerCardSkeleton />
        <AstrologerCardSkeleton />
        <AstrologerCardSkeleton />
      </div>
    )
  if (of === 'profile')
    return (
      <div className={styles['profile']}>
        <Skeleton width="116px" height="156px" shape="box" />
        <Skeleton lines={4} />
        <Skeleton lines={6} />
      </div>
    )
  return (
    <div className={styles['cards']}>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="8rem" shape="box" />
      <Skeleton lines={5} />
    </div>
  )
}

function useIsAfter(ms: number): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isAfter
}
