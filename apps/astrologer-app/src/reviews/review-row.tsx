import { replyToReview, type OwnReview } from '@tarapath/astrologer-api'
import { formatDay } from '@tarapath/customer-core/dates'
import { Button, Rating, Textarea } from '@tarapath/ui-kit'
import { useState, type FormEvent } from 'react'
import { api, sentenceOf } from '../platform/api.ts'
import { reviewsWords } from '../words/reviews.gen.ts'
import styles from './reviews.module.css'

interface ReviewRowProps {
  review: OwnReview
  onReplied: (review: OwnReview) => void
}

export function ReviewRow({ review, onReplied }: ReviewRowProps) {
  const words = reviewsWords()
  const [isWriting, setWriting] = useState(false)
  const { customer_name: name, stars, comment, reply, written_at: at } = review
  return (
    <li className={styles['row']}>
      <h2>{name}</h2>
      <p className="ui-note">
        <Rating value={stars} label={words.rated({ stars })} /> · {formatDay(at)}
      </p>
      {comment ? <p>{comment}</p> : null}
      {reply !== null && !isWriting ? (
        <p className={styles['reply']}>
          <b>{words.yourReply}</b> {reply}
        </p>
      ) : null}
      {isWriting ? (
        <ReplyForm
          review={review}
          onDone={(replied) => {
            if (replied) onReplied(replied)
            setWriting(false)
          }}
        />
      ) : (
        <Button
          size="s"
          variant="outline"
          aria-label={reply === null ? words.replyTo({ name }) : words.changeTo({ name })}
          onClick={() => setWriting(true)}
        >
          {reply === null ? words.reply : words.change}
        </Button>
      )}
    </li>
  )
}

function ReplyForm({ review, onDone }: { review: OwnReview; onDone: (replied: OwnReview | null) => void }) {
  const words = reviewsWords()
  const [text, setText] = useState(review.reply ?? '')
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    setError(undefined)
    try {
      onDone(await replyToReview(api, { review_id: review.id, reply: text }))
    } catch (failure) {
      setError(sentenceOf(failure))
      setSaving(false)
    }
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void save(event)}>
      <Textarea
        label={words.replyTo({ name: review.customer_name })}
        hint={words.hint}
        error={error}
        rows={3}
        maxLength={500}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" size="s" loading={isSaving}>
          {words.save}
        </Button>
        <Button type="button" size="s" variant="quiet" onClick={() => onDone(null)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
