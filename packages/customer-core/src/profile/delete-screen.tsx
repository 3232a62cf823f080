import type { UserProfile } from '@tarapath/api-client/types'
import { Button, Checkbox, formatRupees, InlineNotice, TextLink } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { formatPhone, profileAtom, SignInPrompt } from '../account/index.ts'
import { PageMeta, ScreenError, ScreenSkeleton, signInContext, toPaise } from '../platform/index.ts'
import { NumberCodeForm } from './number-code-form.tsx'
import styles from './profile.module.css'
import { useDeletion } from './use-deletion.ts'
import { deleteWords } from './words/delete.gen.ts'

export const ErrorBoundary = ScreenError

export const HydrateFallback = () => <ScreenSkeleton title={deleteWords().title} />

export const loader = ({ context }: LoaderFunctionArgs) => ({ isSignedIn: context.get(signInContext).isSignedIn() })

export default function DeleteScreen() {
  const { isSignedIn } = useLoaderData<typeof loader>()
  const state = useAtomValue(profileAtom)
  const [profile, setProfile] = useState<UserProfile | null>(null)
  const words = deleteWords()
  // Kept when the account is gone, so that the page can say so.
  if (state.name === 'ready' && state.profile !== profile) setProfile(state.profile)
  if (isSignedIn && !profile) return <ScreenSkeleton title={words.title} />
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      {profile ? (
        <Deletion profile={profile} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <SignInPrompt reason={words.signInFirst} />
        </>
      )}
    </main>
  )
}

function Deletion({ profile }: { profile: UserProfile }) {
  const deletion = useDeletion(profile)
  const words = deleteWords()
  if (deletion.step === 'done')
    return (
      <>
        <h1>{words.done}</h1>
        <p role="status">{words.doneHint}</p>
        <div>
          <Button href="/">{words.home}</Button>
        </div>
      </>
    )
  return deletion.step === 'code' ? (
    <CodeStep profile={profile} deletion={deletion} />
  ) : (
    <ReadStep profile={profile} deletion={deletion} />
  )
}

interface StepProps {
  profile: UserProfile
  deletion: ReturnType<typeof useDeletion>
}

function ReadStep({ profile, deletion: { isBusy, problem, sendCode } }: StepProps) {
  const words = deleteWords()
  const paise = toPaise(profile.balance)
  const amount = formatRupees(paise)
  const [isGivenUp, setGivenUp] = useState(false)
  const isBlocked = profile.ongoing_consultation !== null
  const mustGiveUp = paise > 0 && !isGivenUp
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <Points heading={words.deleted} points={words.deletedList} />
      <Points heading={words.kept} points={words.keptList} />
      {paise > 0 ? (
        <>
          <InlineNotice tone="warn" action={<TextLink href="/consult-astrologer-online">{words.useBalance}</TextLink>}>
            {words.balance({ amount })}
          </InlineNotice>
          <Checkbox
            label={words.giveUp({ amount })}
            checked={isGivenUp}
            onChange={({ target }) => setGivenUp(target.checked)}
          />
        </>
      ) : null}
      {isBlocked ? (
        <InlineNotice tone="warn" action={<TextLink href="/chat">{words.backToChat}</TextLink>}>
          {words.inConsultation}
        </InlineNotice>
      ) : null}
      <Problem>{problem}</Problem>
      <div className={styles['row']}>
        <Button href="/profile">{words.keep}</Button>
        <Button
          variant="danger-outline"
          loading={isBusy}
          disabled={isBlocked}
          disabledReason={!isBlocked && mustGiveUp ? words.giveUpFirst : undefined}
          onClick={() => void sendCode()}
        >
          {words.continue}
        </Button>
      </div>
    </>
  )
}

function Points({ heading, points }: { heading: string; points: string }) {
  return (
    <section className={styles['section']}>
      <h2>{heading}</h2>
      <ul className={styles['list']}>
        {points.split('; ').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

function CodeStep({ profile, deletion }: StepProps) {
  const words = deleteWords()
  return (
    <NumberCodeForm
      heading={words.enterOtp}
      confirm={{ label: words.confirm, isDanger: true }}
      back={{ label: words.keep, onPress: deletion.goBack }}
      code={deletion}
      onCode={(code) => void deletion.confirm(code)}
      onResend={() => void deletion.sendCode()}
    >
      <p>{words.sentTo({ phone: formatPhone(profile.phone_number) })}</p>
    </NumberCodeForm>
  )
}

function Problem({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <InlineNotice tone="danger" live="alert">
      {children}
    </InlineNotice>
  )
}
