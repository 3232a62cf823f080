import { listLanguages } from '@tarapath/api-client/astrologers'
import type { UserProfile } from '@tarapath/api-client/types'
import { listSignIns } from '@tarapath/own-api/account'
import { LinkRow, TextLink } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { formatPhone, profileAtom, SignInPrompt } from '../account/index.ts'
import { FamilyCharts } from '../horoscope/index.ts'
import {
  apiContext,
  loadSection,
  PageMeta,
  ScreenError,
  ScreenSkeleton,
  SectionView,
  signInContext,
} from '../platform/index.ts'
import { DeviceSettings } from './device-settings.tsx'
import { Languages } from './languages.tsx'
import { loadNotifications } from './load-notifications.ts'
import { MonthLimit } from './month-limit.tsx'
import { Notifications } from './notifications.tsx'
import { ProfileFailure } from './profile-failure.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile.module.css'
import { SignIns } from './sign-ins.tsx'
import { profileWords } from './words/profile.gen.ts'
import { YourData } from './your-data.tsx'

export const ErrorBoundary = ScreenError

export const HydrateFallback = () => <ScreenSkeleton title={profileWords().title} />

export async function loader({ context }: LoaderFunctionArgs) {
  const isSignedIn = context.get(signInContext).isSignedIn()
  const api = context.get(apiContext)
  const [languages, notifications, signIns] = await Promise.all([
    loadSection(listLanguages(api, { limit: 'all' })),
    isSignedIn ? loadSection(loadNotifications(api)) : null,
    isSignedIn ? loadSection(listSignIns(api)) : null,
  ])
  return { isSignedIn, languages, notifications, signIns }
}

export default function ProfileScreen() {
  const { isSignedIn, languages, notifications, signIns } = useLoaderData<typeof loader>()
  const state = useAtomValue(profileAtom)
  const words = profileWords()
  if (isSignedIn && (state.name === 'none' || state.name === 'loading')) return <ScreenSkeleton title={words.title} />
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      <h1>{words.title}</h1>
      {isSignedIn ? null : <SignInPrompt reason={words.signInToSee} about={words.about} />}
      {state.name === 'failed' ? <ProfileFailure failure={state.failure} title={words.notLoaded} /> : null}
      {state.name === 'ready' ? <Details profile={state.profile} /> : null}
      <Part heading={words.languages} hint={words.languagesHint}>
        <SectionView section={languages} failedTitle={words.languagesNotLoaded}>
          {({ results }) => <Languages languages={results} />}
        </SectionView>
      </Part>
      <Part heading={words.family} hint={words.familyHint}>
        <FamilyCharts />
      </Part>
      <Part heading={words.limitTitle}>
        <MonthLimit />
      </Part>
      {notifications ? (
        <Part heading={words.notifications} hint={words.notificationsHint}>
          <SectionView section={notifications} failedTitle={words.notificationsNotLoaded}>
            {(targets) => <Notifications targets={targets} />}
          </SectionView>
        </Part>
      ) : null}
      <Part heading={words.settings}>
        <DeviceSettings />
      </Part>
      {signIns ? (
        <Part heading={words.signIns}>
          <SectionView section={signIns} failedTitle={words.signInsNotLoaded}>
            {(found) => <SignIns signIns={found} />}
          </SectionView>
        </Part>
      ) : null}
      {state.name === 'ready' ? (
        <Part heading={words.yourData}>
          <YourData />
        </Part>
      ) : null}
    </main>
  )
}

function Details({ profile }: { profile: UserProfile }) {
  const words = profileWords()
  return (
    <>
      <Part heading={words.details}>
        <div className={styles['number']}>
          <p>
            <span>{words.number}</span>
            <strong>{formatPhone(profile.phone_number)}</strong>
          </p>
          <TextLink href="/profile/number" variant="standalone">
            {words.changeNumber}
          </TextLink>
        </div>
        <ProfileForm profile={profile} />
      </Part>
      <nav className="ui-rows" aria-label={words.more}>
        <LinkRow title={words.favourites} href="/favourites" />
        <LinkRow title={words.consultations} href="/history" />
        <LinkRow title={words.wallet} href="/wallet" />
      </nav>
    </>
  )
}

function Part({ heading, hint, children }: { heading: string; hint?: string; children: ReactNode }) {
  return (
    <section className={styles['section']} aria-label={heading}>
      <h2>{heading}</h2>
      {hint === undefined ? null : <p className="ui-note">{hint}</p>}
      {children}
    </section>
  )
}
