import { submitUserQuery } from '@tarapath/api-client/content'
import type { ConsultationQuestion } from '@tarapath/api-client/types'
import { Button, ChoiceCards, InlineNotice, Textarea } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState, type FormEvent } from 'react'
import { profileAtom } from '../account/index.ts'
import { useApi } from '../platform/index.ts'
import { composeQuestion, TROUBLES, type QuestionDraft } from './question-draft.ts'
import { questionProblem } from './question-problems.ts'
import styles from './question.module.css'
import { questionWords } from './words/question.gen.ts'

export interface QuestionFormProps {
  consultationId: number
  onSent(question: ConsultationQuestion): void
}

/** A question about a consultation. A failed request keeps what was typed. */
export function QuestionForm({ consultationId, onSent }: QuestionFormProps) {
  const api = useApi()
  const words = questionWords()
  const profile = useAtomValue(profileAtom)
  const [draft, setDraft] = useState<QuestionDraft>({ trouble: null, words: '' })
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ field: keyof QuestionDraft | 'form'; text: string } | null>(null)
  const problemOf = (field: keyof QuestionDraft) => (problem?.field === field ? problem.text : undefined)

  const change = (changed: Partial<QuestionDraft>) => {
    setDraft({ ...draft, ...changed })
    setProblem(null)
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const question = composeQuestion(draft)
    if ('problem' in question) {
      setProblem({ field: question.field, text: question.problem })
      event.currentTarget.querySelector<HTMLElement>(`[name="${question.field}"]`)?.focus()
      return
    }
    const { message } = question
    const name = (profile.name === 'ready' && profile.profile.name.trim()) || words.noName
    setSending(true)
    setProblem(null)
    try {
      const { created_at } = await submitUserQuery(api, { name, message, consultation_id: consultationId })
      onSent({ message, asked_at: created_at, answered_at: null, answer: null })
    } catch (error) {
      setProblem({ field: 'form', text: words.kept({ problem: questionProblem(error) }) })
      setSending(false)
    }
  }

  return (
    <form className={styles['form']} noValidate aria-label={words.reportProblem} onSubmit={(event) => void send(event)}>
      <ChoiceCards
        legend={words.whatWasWrong}
        name="trouble"
        options={TROUBLES.map((trouble) => ({ value: trouble, label: words[trouble] }))}
        value={draft.trouble}
        onChange={(value) => change({ trouble: TROUBLES.find((trouble) => trouble === value) ?? null })}
        error={problemOf('trouble')}
      />
      <Textarea
        label={draft.trouble === 'somethingElse' ? words.describe : words.describeOptional}
        name="words"
        maxLength={2000}
        value={draft.words}
        onChange={(event) => change({ words: event.target.value })}
        hint={words.hint}
        error={problemOf('words')}
      />
      {problem?.field === 'form' ? (
        <InlineNotice tone="danger" live="alert">
          {problem.text}
        </InlineNotice>
      ) : null}
      <Button type="submit" full size="l" loading={sending}>
        {words.send}
      </Button>
    </form>
  )
}
