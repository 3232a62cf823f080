import { Brand, InlineNotice, Skeleton, SkeletonGroup, ToastOutlet } from '@tarapath/ui-kit'
import { lazyPart, useUnloadQuestion } from '@tarapath/customer-core/platform'
import type { Sent } from '@tarapath/customer-core/studio/studio-screen'
import { Activity, Suspense, useState } from 'react'
import { ConsultationScreen } from '../chat/consultation-screen.tsx'
import { EarningsScreen } from '../earnings/earnings-screen.tsx'
import { UnsavedNotes } from '../note/unsaved-notes.tsx'
import { useNotes } from '../note/use-notes.ts'
import { useHash } from '../platform/use-hash.ts'
import { ReviewsScreen } from '../reviews/reviews-screen.tsx'
import { SettingsScreen } from '../settings/settings-screen.tsx'
import { appWords } from '../words/app.gen.ts'
import styles from './signed-in-app.module.css'
import { LogOut } from './log-out.tsx'
import { RequestCard } from './request-card.tsx'
import { useWork } from './use-work.ts'
import { WorkScreen } from './work-screen.tsx'

const SCREENS = ['work', 'studio', 'earnings', 'reviews', 'settings'] as const

// Only an astrologer who goes live needs the code of camera, player and room.
const StudioScreen = lazyPart(() => import('../studio/studio-screen.tsx'))

export function SignedInApp({ onSignedOut }: { onSignedOut: () => void }) {
  const { loaded, hasFailed, refresh } = useWork()
  const notes = useNotes()
  const hash = useHash()
  const screen = SCREENS.find((name) => hash === `#${name}`) ?? 'work'
  const [sent, setSent] = useState<Sent>(null)
  const isOnAir = sent !== null
  useUnloadQuestion(isOnAir)
  const words = appWords()

  const consultation = loaded?.work.consultation
  const running = consultation?.started_at ? consultation : null
  const shown = running ? null : screen
  return (
    <>
      {loaded && running ? (
        <ConsultationScreen
          key={running.id}
          consultation={running}
          waiting={loaded.work.waiting}
          today={loaded.work.today}
          recordingDays={loaded.work.recording_days}
          notes={notes}
          atMs={loaded.atMs}
          isOffline={hasFailed}
          onChanged={refresh}
        />
      ) : null}
      <Activity mode={running ? 'hidden' : 'visible'}>
        <header className={styles['bar']}>
          <Brand label={appWords().brand} />
          <Tabs screen={screen} isOnAir={isOnAir} />
          {running ? null : <LogOut notes={notes} onSignedOut={onSignedOut} />}
        </header>
        <main
          id={running ? undefined : 'main'}
          className={styles['main']}
          data-wide={screen === 'studio' ? '' : undefined}
        >
          {running ? null : (
            <>
              {hasFailed ? (
                <InlineNotice tone="warn" live="status">
                  {words.offline}
                </InlineNotice>
              ) : null}
              <UnsavedNotes notes={notes} />
              {sent === 'nothing' && screen !== 'studio' ? <NoVideo /> : null}
              {loaded && consultation ? (
                <RequestCard
                  key={consultation.id}
                  request={consultation}
                  loaded={loaded}
                  isOnAir={isOnAir}
                  onChanged={refresh}
                />
              ) : null}
            </>
          )}
          {loaded === null ? <Loading /> : null}
          {/* A live stream goes on while the astrologer looks at another screen. */}
          {loaded && !running && (screen === 'studio' || isOnAir) ? (
            <div className={styles['studio']} hidden={screen !== 'studio'}>
              <Suspense fallback={<Loading />}>
                <StudioScreen onAir={setSent} />
              </Suspense>
            </div>
          ) : null}
          {loaded && shown === 'earnings' ? <EarningsScreen /> : null}
          {/* Hidden while a consultation runs: what was being written is there after it. */}
          {loaded && screen === 'reviews' ? <ReviewsScreen /> : null}
          {loaded && screen === 'settings' ? <SettingsScreen /> : null}
          {loaded && shown === 'work' ? <WorkScreen loaded={loaded} onChanged={refresh} /> : null}
        </main>
      </Activity>
      <ToastOutlet label={words.notifications} dismissLabel={words.dismiss} />
    </>
  )
}

function Tabs({ screen, isOnAir }: { screen: (typeof SCREENS)[number]; isOnAir: boolean }) {
  const words = appWords()
  return (
    <nav aria-label={words.nav} className={styles['nav']}>
      {SCREENS.map((name) => (
        <a key={name} href={`#${name}`} aria-current={screen === name ? 'page' : undefined}>
          {words[name]}
          {name === 'studio' && isOnAir ? (
            <span className={styles['onAir']} role="img" aria-label={words.onAir} />
          ) : null}
        </a>
      ))}
    </nav>
  )
}

/** The studio, which says why, is hidden. */
function NoVideo() {
  const words = appWords()
  return (
    <InlineNotice tone="danger" live="alert">
      {words.noVideo} <a href="#studio">{words.openStudio}</a>
    </InlineNotice>
  )
}

const Loading = () => (
  <SkeletonGroup label={appWords().loading}>
    <Skeleton height={96} />
    <Skeleton height={160} />
  </SkeletonGroup>
)
