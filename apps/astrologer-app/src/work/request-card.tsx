import { acceptRequest, declineRequest, type DeclineReason, type OpenConsultation } from '@tarapath/astrologer-api'
import { Button, Card, formatDuration } from '@tarapath/ui-kit'
import { useState, type ReactNode } from 'react'
import { ErrorNotice } from '../platform/error-notice.tsx'
import { api, sentenceOf } from '../platform/api.ts'
import { useAttention } from '../platform/use-attention.ts'
import { useSecondsSince } from '../platform/use-seconds.ts'
import { requestWords } from '../words/request.gen.ts'
import { Phones } from './phones.tsx'
import type { LoadedWork } from './use-work.ts'
import styles from './work.module.css'

interface RequestCardProps {
  request: OpenConsultation
  loaded: LoadedWork
  /** Whether this app sends a live stream, which ends when the consultation begins. */
  isOnAir: boolean
  onChanged: () => void
}

/** A request that rings: who asks, what they shared, how long there is to answer. */
export function RequestCard({ request, loaded, isOnAir, onChanged }: RequestCardProps) {
  const words = requestWords()
  const [error, setError] = useState('')
  const [sending, setSending] = useState<'accept' | DeclineReason | null>(null)
  const [isDeclining, setDeclining] = useState(false)
  const { id, kind, status, customer_name: name, first_question: question } = request
  const left = secondsBetween(loaded.work.server_time, request.answer_by) - useSecondsSince(loaded.atMs)
  const isAccepted = status === 'accepted'
  const title = words[kind]({ name })
  useAttention(isAccepted ? null : title)

  async function answer(how: 'accept' | DeclineReason) {
    setError('')
    setSending(how)
    try {
      if (how === 'accept') await acceptRequest(api, { consultation_id: id })
      else await declineRequest(api, { consultation_id: id, reason: how })
    } catch (failure) {
      setError(sentenceOf(failure))
    } finally {
      setSending(null)
      onChanged()
    }
  }

  return (
    <Card as="section" tone="money" className={styles['section']} aria-labelledby="request">
      <h2 id="request" role="alert" className={styles['long']}>
        {isAccepted ? words.joining({ name }) : title}
      </h2>
      <p className={styles['countdown']} role="timer">
        {words.answerIn({ time: formatDuration(Math.max(0, left), 'clock') })}
      </p>
      <RequestFacts request={request} />
      {question === null ? null : (
        <div>
          <h3 className="ui-note">{words.question}</h3>
          <blockquote className={styles['long']}>{question}</blockquote>
        </div>
      )}
      {isOnAir ? <p>{words.endsLiveStream}</p> : null}
      <ErrorNotice error={error} />
      {request.phones ? (
        <Phones phones={request.phones} name={name} recordingDays={loaded.work.recording_days} />
      ) : null}
      {kind === 'call' && !isAccepted ? <p>{words.callText}</p> : null}
      {kind === 'chat' && !isAccepted && isDeclining ? (
        <DeclineReasons name={name} sending={sending} onChoose={(reason) => void answer(reason)}>
          <Button full variant="quiet" onClick={() => setDeclining(false)}>
            {words.back}
          </Button>
        </DeclineReasons>
      ) : null}
      {kind === 'chat' && !isAccepted && !isDeclining ? (
        <div className={styles['answers']}>
          <Button full loading={sending === 'accept'} onClick={() => void answer('accept')}>
            {words.accept}
          </Button>
          <Button full variant="outline" onClick={() => setDeclining(true)}>
            {words.decline}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

const REASONS = ['no_time', 'other_subject', 'other_language', 'unsuitable'] as const

interface DeclineReasonsProps {
  name: string
  sending: string | null
  onChoose: (reason: DeclineReason) => void
  children: ReactNode
}

/** One press declines with its reason: the customer waits. */
function DeclineReasons({ name, sending, onChoose, children }: DeclineReasonsProps) {
  const words = requestWords()
  return (
    <div role="group" aria-labelledby="reasons" className={styles['section']}>
      <h3 id="reasons" tabIndex={-1} ref={(title) => title?.focus()}>
        {words.declineWhy}
      </h3>
      <p className="ui-note">{words.declineHint({ name })}</p>
      <div className={styles['answers']}>
        {REASONS.map((reason) => (
          <Button key={reason} full variant="outline" loading={sending === reason} onClick={() => onChoose(reason)}>
            {words[reason]}
          </Button>
        ))}
      </div>
      {children}
    </div>
  )
}

function RequestFacts({
  request: { birth, languages, earlier_consultations: earlier },
}: {
  request: OpenConsultation
}) {
  const words = requestWords()
  const line = birth && [birth.date, birth.time?.slice(0, 5) ?? words.timeUnknown, birth.place].filter(Boolean)
  return (
    <ul className={styles['facts']}>
      <li>{words.nth({ count: earlier })}</li>
      {languages.length === 0 ? null : <li>{words.speaks({ languages: languages.join(', ') })}</li>}
      <li>{line === null ? words.noBirthDetails : words.born({ line: line.join(' · ') })}</li>
    </ul>
  )
}

const secondsBetween = (from: string, to: string): number => Math.floor((Date.parse(to) - Date.parse(from)) / 1000)
