import type { ConsultationHistoryItem, ConsultationQuestion } from '@tarapath/api-client/types'
import { Card } from '@tarapath/ui-kit'
import { useId, useState } from 'react'
import { formatDayAndTime } from '../platform/index.ts'
import { QuestionForm } from './question-form.tsx'
import styles from './question.module.css'
import { questionWords } from './words/question.gen.ts'

/** The form may be far from the button that opens it, and the button that sends it is gone afterwards. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

export interface QuestionProps {
  item: ConsultationHistoryItem
  /** Whether the form is shown. */
  isOpen: boolean
  onSent(): void
}

/** Whether the customer may report a problem now. */
export function canAsk({ question, ask_until: until }: ConsultationHistoryItem): boolean {
  return until !== undefined && (question === undefined || question.answered_at !== null)
}

/** The question about a consultation, its answer, and a form to ask while that is possible. */
export function Question({ item, isOpen, onSent }: QuestionProps) {
  const [sent, setSent] = useState<ConsultationQuestion | null>(null)
  const question = sent ?? item.question
  return (
    <>
      {question ? <Asked question={question} isNew={sent !== null} /> : null}
      {isOpen && item.ask_until ? (
        <Ask
          id={item.id}
          until={item.ask_until}
          onSent={(asked) => {
            setSent(asked)
            onSent()
          }}
        />
      ) : null}
    </>
  )
}

interface AskProps {
  id: number
  until: string
  onSent(question: ConsultationQuestion): void
}

function Ask({ id, until, onSent }: AskProps) {
  const titleId = useId()
  return (
    <section className={styles['question']} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1} ref={takeFocus}>
        {questionWords().reportProblem}
      </h2>
      <p className={styles['when']}>{questionWords().askUntil({ time: formatDayAndTime(until) })}</p>
      <QuestionForm consultationId={id} onSent={onSent} />
    </section>
  )
}

function Asked({ question, isNew }: { question: ConsultationQuestion; isNew: boolean }) {
  const titleId = useId()
  const words = questionWords()
  return (
    <Card as="section" aria-labelledby={titleId} className={styles['asked']}>
      <h2 id={titleId} tabIndex={-1} ref={isNew ? takeFocus : null}>
        {words.yourQuestion}
      </h2>
      <p className={styles['when']}>{formatDayAndTime(question.asked_at)}</p>
      <p className={styles['words']} dir="auto">
        {question.message}
      </p>
      {question.answered_at ? (
        <>
          <h3>{words.ourAnswer}</h3>
          <p className={styles['when']}>{formatDayAndTime(question.answered_at)}</p>
          <p className={styles['words']} dir="auto">
            {question.answer}
          </p>
        </>
      ) : (
        <p>{words.whatHappensNext}</p>
      )}
    </Card>
  )
}
