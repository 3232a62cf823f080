import { submitConsultationReview } from '@tarapath/api-client/consultations'
import { Button, Chip, ChipRow, InlineNotice, StarsInput, Textarea } from '@tarapath/ui-kit'
import { useState } from 'react'
import { failureOf, failureSentence, refusalSentence, useApi } from '../platform/index.ts'
import styles from './review-form.module.css'
import { composeReview, emptyReview, tagsFor, useReviewDraft, type ReviewTag } from './review-draft.ts'
import { reviewWords } from './words/review.gen.ts'

export interface ReviewFormProps {
  consultationId: number
  onSent(): void
  onSkip(): void
}

/** A review of a consultation. A failed request keeps what was typed. */
export function ReviewForm({ consultationId, onSent, onSkip }: ReviewFormProps) {
  const words = reviewWords()
  const api = useApi()
  const [draft, setDraft] = useReviewDraft(consultationId)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ field: 'stars' | 'form'; text: string } | null>(null)

  const send = async () => {
    if (sending) return
    const review = composeReview(consultationId, draft)
    if (!review) {
      setProblem({ field: 'stars', text: words.chooseStars })
      return
    }
    setSending(true)
    setProblem(null)
    try {
      await submitConsultationReview(api, review)
      setDraft(emptyReview)
      onSent()
    } catch (error) {
      const text = refusalSentence(error) ?? words.kept({ problem: failureSentence(failureOf(error)) })
      setProblem({ field: 'form', text })
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
        legend={words.stars}
        name="rating"
        labels={[words.star1, words.star2, words.star3, words.star4, words.star5]}
        starsLabel={(stars, label) => words.starsLabel({ stars, label })}
        value={draft.stars}
        onChange={(stars) => {
          const fitting = tagsFor(stars)
          setDraft({ ...draft, stars, tags: draft.tags.filter((tag) => fitting.includes(tag)) })
          setProblem(null)
        }}
        error={problem?.field === 'stars' ? problem.text : undefined}
      />
      <ReviewTags stars={draft.stars} chosen={draft.tags} onChange={(tags) => setDraft({ ...draft, tags })} />
      <Textarea
        label={words.writeReview}
        maxLength={1000}
        value={draft.comment}
        onChange={(event) => setDraft({ ...draft, comment: event.target.value })}
        hint={words.hint}
      />
      {problem?.field === 'form' ? (
        <InlineNotice tone="danger" live="alert">
          {problem.text}
        </InlineNotice>
      ) : null}
      <div className={styles['actions']}>
        <Button type="submit" full size="l" loading={sending}>
          {words.send}
        </Button>
        <Button variant="outline" full size="l" onClick={onSkip}>
          {words.skip}
        </Button>
      </div>
    </form>
  )
}

interface ReviewTagsProps {
  stars: number | null
  chosen: readonly ReviewTag[]
  onChange(tags: readonly ReviewTag[]): void
}

function ReviewTags({ stars, chosen, onChange }: ReviewTagsProps) {
  const words = reviewWords()
  const tags = tagsFor(stars)
  if (tags.length === 0) return null
  return (
    <ChipRow label={words.tags}>
      {tags.map((tag) => (
        <Chip
          key={tag}
          pressed={chosen.includes(tag)}
          onPress={(pressed) => onChange(pressed ? [...chosen, tag] : chosen.filter((other) => other !== tag))}
        >
          {words[tag]}
        </Chip>
      ))}
    </ChipRow>
  )
}
