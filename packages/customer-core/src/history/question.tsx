import type { ConsultationHistoryItem, ConsultationQuestion } from '@tarapath/api-client/types'
import { Button, Card } from '@tarapath/ui-kit'
import { useId, useState } from 'react'
import { formatDayAndTime } from '../platform/index.ts'
import { QuestionForm } from './question-form.tsx'
import styles from './question.module.css'
import { questionWords } from './words/question.gen.ts'

/** The question about a consultation, its answer, and a form to ask while that is possible. */
export function Question({ item }: { item: ConsultationHistoryItem }) {
  const [sent, setSent] = useState<ConsultationQuestion | null>(null)
  const question = sent ?? item.question
  const isWaiting = question !== undefined && question.answered_at === null
  if (!question && !item.ask_until) return null
  return (
    <div className={styles['question']}>
      {question ? <Asked question={question} isNew={sent !== null} /> : null}
      {item.ask_until && !isWaiting ? (
        <Ask
          id={item.id}
          label={question ? questionWords().askAgain : questionWords().reportProblem}
          until={item.ask_until}
          onSent={setSent}
        />
      ) : null}
    </div>
  )
}

interface AskProps {
  id: number
  label: string
  until: string
  onSent(question: ConsultationQuestion): void
}

function Ask({ id, label, until, onSent }: AskProps) {
  const [open, setOpen] = useState(false)
  const formId = useId()
  return (
    <>
      <div className={styles['ask']}>
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls={open ? formId : undefined}
          onClick={() => setOpen(!open)}
        >
          {label}
        </Button>
        <p>{questionWords().askUntil({ time: formatDayAndTime(until) })}</p>
      </div>
      {open ? (
        <div id={formId}>
          <QuestionForm consultationId={id} onSent={onSent} />
        </div>
      ) : null}
    </>
  )
}

/** The button that had the focus is gone after a question is sent. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

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
