import { requestAstrologerCode, signInAstrologer } from '@tarapath/astrologer-api'
import { Brand, Button, OtpInput, PhoneInput, type OtpState } from '@tarapath/ui-kit'
import { useState, type SyntheticEvent } from 'react'
import { api, sentenceOf } from '../platform/api.ts'
import { useSecondsSince } from '../platform/use-seconds.ts'
import { appWords } from '../words/app.gen.ts'
import { signInWords } from '../words/sign-in.gen.ts'
import styles from './sign-in.module.css'

interface SentCode {
  phone: string
  requestToken: string
  resendAfter: number
  atMs: number
}

export function SignInScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const words = signInWords()
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<SentCode | null>(null)
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)

  async function send() {
    setError('')
    if (phone.length < 10) return setError(words.incomplete)
    setSending(true)
    const requestToken = crypto.randomUUID()
    try {
      const reply = await requestAstrologerCode(api, { phone_number: phone, request_token: requestToken })
      setSent({ phone, requestToken, resendAfter: reply.resend_after, atMs: performance.now() })
    } catch (failure) {
      setError(sentenceOf(failure))
    } finally {
      setSending(false)
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <main className={styles['screen']}>
      <p className={styles['brand']}>
        <Brand label={appWords().brand} /> <span>{appWords().forAstrologers}</span>
      </p>
      <h1>{words.title}</h1>
      {sent === null ? (
        <form className={styles['form']} onSubmit={submit} noValidate>
          <p>{words.text}</p>
          <PhoneInput label={words.number} value={phone} onChange={setPhone} error={error} autoFocus name="phone" />
          <Button type="submit" full loading={isSending}>
            {words.sendCode}
          </Button>
        </form>
      ) : (
        <CodeForm
          key={sent.requestToken}
          sent={sent}
          error={error}
          onResend={() => void send()}
          onOtherNumber={() => setSent(null)}
          onSignedIn={onSignedIn}
        />
      )}
    </main>
  )
}

interface CodeFormProps {
  sent: SentCode
  error: string
  onResend: () => void
  onOtherNumber: () => void
  onSignedIn: () => void
}

function CodeForm({ sent, error, onResend, onOtherNumber, onSignedIn }: CodeFormProps) {
  const words = signInWords()
  const [code, setCode] = useState('')
  const [state, setState] = useState<OtpState>('idle')
  const [message, setMessage] = useState('')
  const wait = sent.resendAfter - useSecondsSince(sent.atMs)

  async function enter(otp: string) {
    setState('checking')
    setMessage(words.checking)
    try {
      const body = { phone_number: sent.phone, request_token: sent.requestToken, otp_key: otp }
      const { access, refresh } = await signInAstrologer(api, body)
      await api.session.signIn({ access, refresh })
      onSignedIn()
    } catch (failure) {
      setState('wrong')
      setMessage(sentenceOf(failure))
    }
  }

  return (
    <div className={styles['form']}>
      <OtpInput
        label={words.code}
        hint={words.sentTo({ number: sent.phone })}
        value={code}
        onChange={(digits) => {
          setCode(digits)
          setState('idle')
          setMessage('')
        }}
        onComplete={(otp) => void enter(otp)}
        state={state}
        message={message || error}
        autoFocus
      />
      <Button variant="outline" full disabled={wait > 0} onClick={onResend}>
        {wait > 0 ? words.resendIn({ seconds: wait }) : words.resend}
      </Button>
      <Button variant="quiet" full onClick={onOtherNumber}>
        {words.otherNumber}
      </Button>
    </div>
  )
}
