import type { UserProfile } from '@tarapath/api-client/types'
import { getDeletion, type Deletion } from '@tarapath/own-api/account'
import { Button, Checkbox, formatRupees, InlineNotice, TextLink } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { formatPhone, profileAtom, SignInPrompt } from '../account/index.ts'
import {
  apiContext,
  focusHeading,
  loadSection,
  PageMeta,
  ScreenError,
  ScreenSkeleton,
  signInContext,
  toPaise,
  useStepFocus,
} from '../platform/index.ts'
import { NumberCodeForm } from './number-code-form.tsx'
import { ProfileFailure } from './profile-failure.tsx'
import styles from './profile.module.css'
import { useDeletion, useIsAccountDeleted } from './use-deletion.ts'
import { deleteWords } from './words/delete.gen.ts'
import { profileWords } from './words/profile.gen.ts'

export const ErrorBoundary = ScreenError

export const HydrateFallback = () => <ScreenSkeleton title={deleteWords().title} />

export async function loader({ context }: LoaderFunctionArgs): Promise<{ isSignedIn: boolean; blockedBy: BlockedBy }> {
  if (!context.get(signInContext).isSignedIn()) return { isSignedIn: false, blockedBy: [] }
  const deletion = await loadSection(getDeletion(context.get(apiContext)))
  // If this does not load, the server says after the code what it would have said here.
  return { isSignedIn: true, blockedBy: deletion.ok ? deletion.data.blocked_by : [] }
}

type BlockedBy = Deletion['blocked_by']

export default function DeleteScreen() {
  const { isSignedIn, blockedBy } = useLoaderData<typeof loader>()
  const state = useAtomValue(profileAtom)
  const profile = state.name === 'ready' ? state.profile : null
  const words = deleteWords()
  const isDeleted = useIsAccountDeleted()
  if (isDeleted && !isSignedIn) return <Deleted />
  if (isSignedIn && !profile && state.name !== 'failed') return <ScreenSkeleton title={words.title} />
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      {profile ? (
        <DeletionSteps profile={profile} blockedBy={blockedBy} />
      ) : (
        <>
          <h1>{words.title}</h1>
          {isSignedIn && state.name === 'failed' ? (
            <ProfileFailure failure={state.failure} title={profileWords().notLoaded} />
          ) : (
            <SignInPrompt reason={words.signInFirst} />
          )}
        </>
      )}
    </main>
  )
}

function Deleted() {
  // The page was loaded again, and the pressed button is gone.
  useEffect(focusHeading, [])
  const words = deleteWords()
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      <h1>{words.done}</h1>
      <p role="status">{words.doneHint}</p>
      <div>
        <Button href="/">{words.home}</Button>
      </div>
    </main>
  )
}

function DeletionSteps({ profile, blockedBy }: { profile: UserProfile; blockedBy: BlockedBy }) {
  const deletion = useDeletion(profile)
  useStepFocus(deletion.step)
  return deletion.step === 'code' ? (
    <CodeStep profile={profile} deletion={deletion} />
  ) : (
    <ReadStep profile={profile} deletion={deletion} blockedBy={blockedBy} />
  )
}

interface StepProps {
  profile: UserProfile
  deletion: ReturnType<typeof useDeletion>
}

function ReadStep({ profile, deletion, blockedBy }: StepProps & { blockedBy: BlockedBy }) {
  const { isBusy, problem, sendCode } = deletion
  const words = deleteWords()
  const paise = toPaise(profile.balance)
  const amount = formatRupees(paise)
  const [isGivenUp, setGivenUp] = useState(false)
  // The status poll of the page notices a consultation that began after the page was loaded.
  const isConsulting = profile.ongoing_consultation !== null
  const blocks =
    isConsulting && !blockedBy.includes('consultation') ? (['consultation', ...blockedBy] as const) : blockedBy
  const isBlocked = blocks.length > 0
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
      {blocks.map((block) => (
        <Block key={block} by={block} />
      ))}
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

/** What has to end before the account can be deleted, and where to look after it. */
function Block({ by }: { by: BlockedBy[number] }) {
  const words = deleteWords()
  const [text, href, label] = {
    consultation: [words.inConsultation, '/chat', words.backToChat],
    recharge: [words.rechargePending, '/wallet', words.toWallet],
    order: [words.orderPending, '/orders', words.toOrders],
    enrolment: [words.enrolmentPending, '/courses/mine', words.toCourses],
  }[by] as [string, string, string]
  return (
    <InlineNotice tone="warn" action={<TextLink href={href}>{label}</TextLink>}>
      {text}
    </InlineNotice>
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
