import { submitConsultationReview } from '@tarapath/api-client/consultations'
import { Button, Chip, ChipRow, InlineNotice, StarsInput, Textarea } from '@tarapath/ui-kit'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { failureOf, failureSentence, useApi } from '../platform/index.ts'
import styles from './review-form.module.css'
import { composeReview, emptyReview, reviewDraftAtom, REVIEW_TAGS } from './review-draft.ts'

export interface ReviewFormProps {
  consultationId: number
  /** The name of the astrologer. */
  name?: string | undefined
  onDone(): void
}

/** A review of a consultation. A failed request keeps what was typed. */
export function ReviewForm({ consultationId, name, onDone }: ReviewFormProps) {
  const api = useApi()
  const [draft, setDraft] = useAtom(reviewDraftAtom)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ field: 'stars' | 'form'; text: string } | null>(null)

  const send = async () => {
    if (sending) return
    const review = composeReview(consultationId, draft)
    if (!review) {
      setProblem({ field: 'stars', text: 'Choose one to five stars, or skip.' })
      return
    }
    setSending(true)
    setProblem(null)
    try {
      await submitConsultationReview(api, review)
      setDraft(emptyReview)
      onDone()
    } catch (error) {
      setProblem({ field: 'form', text: `${failureSentence(failureOf(error))} Your words are kept.` })
      setSending(false)
    }
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <StarsInput
        legend={name ? `Your rating of ${name}` : 'Your rating'}
        name="rating"
        value={draft.stars}
        onChange={(stars) => {
          setDraft({ ...draft, stars })
          setProblem(null)
        }}
        error={problem?.field === 'stars' ? problem.text : undefined}
      />
      <ReviewTags chosen={draft.tags} onChange={(tags) => setDraft({ ...draft, tags })} />
      <Textarea
        label="In your words"
        optional
        maxLength={1000}
        value={draft.comment}
        onChange={(event) => setDraft({ ...draft, comment: event.target.value })}
        hint="Shown with your first name. Leave out phone numbers and private matters."
      />
      {problem?.field === 'form' ? (
        <InlineNotice tone="danger" live="alert">
          {problem.text}
        </InlineNotice>
      ) : null}
      <div className={styles['actions']}>
        <Button type="submit" full size="l" loading={sending}>
          Send review
        </Button>
        <Button variant="outline" full size="l" onClick={onDone}>
          Skip
        </Button>
      </div>
    </form>
  )
}

function ReviewTags({ chosen, onChange }: { chosen: readonly string[]; onChange(tags: readonly string[]): void }) {
  return (
    <ChipRow label="What describes it">
      {REVIEW_TAGS.map((tag) => (
        <Chip
          key={tag}
          pressed={chosen.includes(tag)}
          onPress={(pressed) => onChange(pressed ? [...chosen, tag] : chosen.filter((other) => other !== tag))}
        >
          {tag}
        </Chip>
      ))}
    </ChipRow>
  )
}
