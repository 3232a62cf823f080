import type { UserProfile } from '@tarapath/api-client/types'
import { Button, InlineNotice, PhoneInput, TextLink } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState, type FormEvent } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { formatPhone, isPhoneNumber, profileAtom, SignInPrompt } from '../account/index.ts'
import { PageMeta, ScreenError, ScreenSkeleton, signInContext, useStepFocus } from '../platform/index.ts'
import { NumberCodeForm } from './number-code-form.tsx'
import { ProfileFailure } from './profile-failure.tsx'
import styles from './profile.module.css'
import { useNumberChange } from './use-number-change.ts'
import { numberWords } from './words/number.gen.ts'
import { profileWords } from './words/profile.gen.ts'

export const ErrorBoundary = ScreenError

export const HydrateFallback = () => <ScreenSkeleton title={numberWords().title} />

export const loader = ({ context }: LoaderFunctionArgs) => ({ isSignedIn: context.get(signInContext).isSignedIn() })

/** /profile/number */
export default function NumberScreen() {
  const { isSignedIn } = useLoaderData<typeof loader>()
  const state = useAtomValue(profileAtom)
  const words = numberWords()
  if (isSignedIn && (state.name === 'none' || state.name === 'loading')) return <ScreenSkeleton title={words.title} />
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      {state.name === 'ready' ? <Change profile={state.profile} /> : <h1>{words.title}</h1>}
      {state.name === 'failed' ? <ProfileFailure failure={state.failure} title={profileWords().notLoaded} /> : null}
      {isSignedIn ? null : <SignInPrompt reason={words.signInFirst} />}
    </main>
  )
}

function Change({ profile }: { profile: UserProfile }) {
  const change = useNumberChange(profile)
  useStepFocus(change.step)
  const words = numberWords()
  const newNumber = formatPhone(`+91${change.digits}`)
  if (change.step === 'done') return <Done number={newNumber} />
  if (change.step === 'number') return <NumberStep profile={profile} change={change} />
  const isFirst = change.step === 'current-code'
  return (
    <NumberCodeForm
      key={change.step}
      heading={isFirst ? words.currentOtp : words.newOtp}
      confirm={{ label: isFirst ? words.next : words.confirm }}
      back={{ label: words.back, onPress: change.goBack }}
      code={isFirst ? change.ofCurrent : change.ofNew}
      onCode={(code) => void (isFirst ? change.enterCurrent(code) : change.enterNew(code))}
      onResend={() => void (isFirst ? change.sendToCurrent() : change.sendToNew())}
    >
      <p className="ui-note">{words.stepOf({ step: isFirst ? 1 : 2 })}</p>
      <p>{words.sentTo({ phone: isFirst ? formatPhone(profile.phone_number) : newNumber })}</p>
      {isFirst ? (
        <p className="ui-note">
          {words.lostNumber} <TextLink href="/contact">{words.writeToUs}</TextLink>
        </p>
      ) : null}
    </NumberCodeForm>
  )
}

interface NumberStepProps {
  profile: UserProfile
  change: ReturnType<typeof useNumberChange>
}

function NumberStep({ profile, change: { digits, refusal, ofCurrent, type, sendToCurrent } }: NumberStepProps) {
  const words = numberWords()
  const [problem, setProblem] = useState<string | undefined>()
  const isBlocked = profile.ongoing_consultation !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isSame = `+91${digits}` === profile.phone_number
    const found = isSame ? words.same : isPhoneNumber(digits) ? undefined : words.notANumber
    setProblem(found)
    if (found === undefined && !isBlocked) void sendToCurrent()
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <div className={styles['number']}>
        <p>
          <span>{words.current}</span>
          <strong>{formatPhone(profile.phone_number)}</strong>
        </p>
      </div>
      <PhoneInput
        name="phone_number"
        label={words.newNumber}
        hint={words.hint}
        value={digits}
        error={problem}
        onChange={(typed) => {
          setProblem(undefined)
          type(typed)
        }}
      />
      {isBlocked ? (
        <InlineNotice tone="warn" action={<TextLink href="/chat">{words.backToChat}</TextLink>}>
          {words.inConsultation}
        </InlineNotice>
      ) : null}
      {(refusal ?? ofCurrent.problem) === null ? null : (
        <InlineNotice tone="danger" live="alert">
          {refusal ?? ofCurrent.problem}
        </InlineNotice>
      )}
      <div className={styles['row']}>
        <Button type="submit" loading={ofCurrent.isBusy} disabled={isBlocked}>
          {words.continue}
        </Button>
        <Button variant="outline" href="/profile">
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

function Done({ number }: { number: string }) {
  const words = numberWords()
  return (
    <>
      <h1>{words.done}</h1>
      <p role="status">{words.doneHint({ phone: number })}</p>
      <div>
        <Button href="/profile">{words.toProfile}</Button>
      </div>
    </>
  )
}
