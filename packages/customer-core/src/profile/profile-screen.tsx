import { Button, InlineNotice, LinkRow, TextLink } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { formatPhone, profileAtom, SignInPrompt } from '../account/index.ts'
import { FamilyCharts } from '../horoscope/index.ts'
import {
  failureOf,
  failureSentence,
  PageMeta,
  ScreenError,
  ScreenSkeleton,
  SectionView,
  signInContext,
  useApi,
} from '../platform/index.ts'
import { DeviceSettings } from './device-settings.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile.module.css'
import { profileWords } from './words/profile.gen.ts'

export const ErrorBoundary = ScreenError

export const loader = ({ context }: LoaderFunctionArgs) => ({ isSignedIn: context.get(signInContext).isSignedIn() })

export default function ProfileScreen() {
  const { isSignedIn } = useLoaderData<typeof loader>()
  const state = useAtomValue(profileAtom)
  const words = profileWords()
  if (isSignedIn && (state.name === 'none' || state.name === 'loading')) return <ScreenSkeleton title={words.title} />
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      <h1>{words.title}</h1>
      {isSignedIn ? null : (
        <>
          <p>{words.about}</p>
          <SignInPrompt reason={words.signInToSee} />
        </>
      )}
      {state.name === 'failed' ? (
        <SectionView section={{ ok: false, failure: state.failure }} failedTitle={words.title}>
          {() => null}
        </SectionView>
      ) : null}
      {state.name === 'ready' ? (
        <>
          <section className={styles['section']} aria-labelledby="details">
            <h2 id="details">{words.details}</h2>
            <p className={styles['number']}>
              <span>{words.number}</span>
              <strong>{formatPhone(state.profile.phone_number)}</strong>
            </p>
            <ProfileForm profile={state.profile} />
          </section>
          <nav className="ui-rows" aria-label={words.more}>
            <LinkRow title={words.favourites} href="/favourites" />
            <LinkRow title={words.consultations} href="/history" />
            <LinkRow title={words.wallet} href="/wallet" />
          </nav>
        </>
      ) : null}
      <section className={styles['section']} aria-labelledby="family">
        <h2 id="family">{words.family}</h2>
        <p className="ui-note">{words.familyHint}</p>
        <FamilyCharts />
      </section>
      <section className={styles['section']} aria-labelledby="settings">
        <h2 id="settings">{words.settings}</h2>
        <DeviceSettings />
      </section>
      {state.name === 'ready' ? <YourData /> : null}
    </main>
  )
}

function YourData() {
  const words = profileWords()
  const api = useApi()
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const download = async () => {
    setLoading(true)
    setProblem(null)
    try {
      const { downloadData } = await import('./download-data.ts')
      await downloadData(api)
    } catch (error) {
      setProblem(words.notDownloaded({ problem: failureSentence(failureOf(error)) }))
    } finally {
      setLoading(false)
    }
  }
  return (
    <section className={styles['section']} aria-labelledby="data">
      <h2 id="data">{words.yourData}</h2>
      <p className="ui-note">{words.downloadHint}</p>
      {problem ? (
        <InlineNotice tone="danger" live="alert">
          {problem}
        </InlineNotice>
      ) : null}
      <div className={styles['row']}>
        <Button variant="outline" loading={isLoading} onClick={() => void download()}>
          {words.download}
        </Button>
        <TextLink href="/profile/delete">{words.delete}</TextLink>
      </div>
    </section>
  )
}
