import { finishConsultation, type OpenConsultation, type Work } from '@tarapath/astrologer-api'
import {
  Button,
  formatDuration,
  InlineNotice,
  SegmentedControl,
  SessionMeter,
  Spinner,
  type SessionMeterWords,
} from '@tarapath/ui-kit'
import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { lazyPart } from '@tarapath/customer-core/platform'
import { Suspense, useState } from 'react'
import type { Notes } from '../note/create-notes.ts'
import { ErrorNotice } from '../platform/error-notice.tsx'
import { api, sentenceOf } from '../platform/api.ts'
import { useSecondsSince } from '../platform/use-seconds.ts'
import { appWords } from '../words/app.gen.ts'
import { chatWords } from '../words/chat.gen.ts'
import { durationWords } from '../words/duration.gen.ts'
import { requestWords } from '../words/request.gen.ts'
import { Phones } from '../work/phones.tsx'
import { ChatPanel } from './chat-panel.tsx'
import styles from './consultation.module.css'
import { TodayFacts } from '../earnings/today-facts.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { QueueBar } from './queue-bar.tsx'

// It computes the sky, which nobody needs before a chat.
const ChartPanel = lazyPart(() => import('./chart-panel.tsx'))

interface ConsultationScreenProps {
  consultation: OpenConsultation
  waiting: Work['waiting']
  today: Work['today']
  recordingDays: Work['recording_days']
  notes: Notes
  /** `performance.now()` when it arrived. */
  atMs: number
  isOffline: boolean
  /** After something was done that changes the work. */
  onChanged: () => void
}

/** A consultation that runs: time left and own earnings, the chat, and beside it, or in tabs on a phone, the chart and the customer. */
export function ConsultationScreen({
  consultation,
  waiting,
  today,
  recordingDays,
  notes,
  atMs,
  isOffline,
  onChanged,
}: ConsultationScreenProps) {
  const words = chatWords()
  const [view, setView] = useState('chat')
  const [draft, setDraft] = useState('')
  const { id, kind, customer_name: name, phones } = consultation

  function write(text: string) {
    setDraft((known) => [known.trim(), text].filter(Boolean).join(' '))
    setView('chat')
  }

  return (
    <div className={styles['screen']}>
      <Bar consultation={consultation} atMs={atMs} onChanged={onChanged} view={view} onView={setView} />
      {isOffline ? (
        <InlineNotice tone="warn" live="status">
          {appWords().offline}
        </InlineNotice>
      ) : null}
      <QueueBar waiting={waiting} onChanged={onChanged} />
      <main id="main" className={styles['panels']} data-view={view}>
        <div className={styles['chat']}>
          {phones ? (
            <div className={styles['call']}>
              <p>{words.onPhone({ name })}</p>
              <Phones phones={phones} name={name} recordingDays={recordingDays} />
            </div>
          ) : (
            <ChatPanel
              consultationId={id}
              name={name}
              birth={consultation.birth}
              draft={draft}
              onDraft={setDraft}
              onWrite={write}
            />
          )}
        </div>
        <div className={styles['side']}>
          <section className={styles['chart']} aria-label={words.chart}>
            <Suspense fallback={<Spinner label={words.drawing} />}>
              <ChartPanel consultation={consultation} onWrite={kind === 'chat' ? write : null} />
            </Suspense>
          </section>
          <section className={styles['customer']} aria-label={words.customer}>
            <CustomerPanel consultationId={id} name={name} notes={notes} />
            <TodayFacts today={today} />
          </section>
        </div>
      </main>
    </div>
  )
}

interface BarProps extends Pick<ConsultationScreenProps, 'consultation' | 'atMs' | 'onChanged'> {
  view: string
  onView: (view: string) => void
}

/** The customer's name, the time left, the earnings, and the tabs that a phone shows. */
function Bar({ consultation, atMs, onChanged, view, onView }: BarProps) {
  const words = chatWords()
  const { id, kind, customer_name: name } = consultation
  return (
    <header className={styles['bar']}>
      <div className={styles['who']}>
        <div className={styles['name']}>
          <h1>{name}</h1>
          <p className="ui-note">{whoLine(consultation)}</p>
        </div>
        <div className={styles['end']}>
          <EndButton id={id} name={name} onEnded={onChanged} />
        </div>
      </div>
      <div>
        <Meter consultation={consultation} atMs={atMs} />
      </div>
      <div className={styles['views']}>
        <SegmentedControl
          legend={words.views}
          name="view"
          value={view}
          onChange={onView}
          options={[
            { value: 'chat', label: kind === 'call' ? words.call : words.chat },
            { value: 'chart', label: words.chart },
            { value: 'customer', label: words.customer },
          ]}
        />
      </div>
    </header>
  )
}

/** "2nd chat with you · Hindi, English · first question: …", as far as it is known. */
function whoLine({ earlier_consultations: count, languages, first_question: question }: OpenConsultation): string {
  const words = requestWords()
  return [
    words.nth({ count }),
    ...(languages.length === 0 ? [] : [words.speaks({ languages: languages.join(', ') })]),
    ...(question === null ? [] : [words.asked({ question })]),
  ].join(' · ')
}

function Meter({ consultation, atMs }: Pick<ConsultationScreenProps, 'consultation' | 'atMs'>) {
  const { max_seconds: total, paid_seconds: paid, earned_paise: earned } = consultation
  const left = Math.max(0, total - paid - useSecondsSince(atMs))
  return <SessionMeter usedPaise={earned} secondsLeft={left} totalSeconds={total} words={meterWords()} />
}

const meterWords = (): SessionMeterWords => {
  const words = chatWords()
  return {
    spent: words.earned,
    leftOf: (total) => words.leftOf({ total }),
    ended: words.ended,
    announce: (seconds) => words.left({ time: formatDuration(seconds, 'words', durationWords()) }),
  }
}

function EndButton({ id, name, onEnded }: { id: number; name: string; onEnded: () => void }) {
  const words = chatWords()
  const [isOpen, setOpen] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const [error, setError] = useState('')

  async function end() {
    setEnding(true)
    setError('')
    try {
      await finishConsultation(api, { consultation_id: id })
      onEnded()
    } catch (failure) {
      setError(sentenceOf(failure))
      setEnding(false)
      onEnded()
    }
  }

  return (
    <>
      <Button size="s" variant="danger-outline" onClick={() => setOpen(true)}>
        {words.end}
      </Button>
      <AlertDialog
        open={isOpen}
        title={words.endQuestion({ name })}
        description={words.endText({ name })}
        confirm={{ label: words.end, onPress: () => void end(), variant: 'danger', loading: isEnding }}
        cancel={{ label: words.goOn, onPress: () => setOpen(false) }}
      >
        <ErrorNotice error={error} />
      </AlertDialog>
    </>
  )
}
