import { readCustomer, saveNote, type KnownCustomer } from '@tarapath/astrologer-api'
import { Button, ErrorState, Spinner, Textarea } from '@tarapath/ui-kit'
import { useEffect, useState, type FormEvent } from 'react'
import { api } from '../platform/api.ts'
import { useSave } from '../platform/use-save.ts'
import { appWords } from '../words/app.gen.ts'
import { customerWords } from '../words/customer.gen.ts'
import styles from './consultation.module.css'
import { EarlierChat } from './earlier-chat.tsx'

interface CustomerPanelProps {
  consultationId: number
  name: string
}

/** What the astrologer knows about the customer: a private note, and earlier consultations. */
export function CustomerPanel({ consultationId, name }: CustomerPanelProps) {
  const words = customerWords()
  const [known, setKnown] = useState<KnownCustomer | 'loading' | 'failed'>('loading')
  const isLoading = known === 'loading'
  useEffect(() => {
    if (!isLoading) return
    const left = new AbortController()
    readCustomer(api, { consultation_id: consultationId }, { signal: left.signal }).then(
      setKnown,
      () => left.signal.aborted || setKnown('failed'),
    )
    return () => left.abort()
  }, [consultationId, isLoading])
  if (known === 'loading') return <Spinner label={appWords().loading} />
  if (known === 'failed')
    return (
      <ErrorState
        level={2}
        title={appWords().notLoaded}
        retryLabel={appWords().tryAgain}
        onRetry={() => setKnown('loading')}
      />
    )
  return (
    <>
      <NoteForm consultationId={consultationId} name={name} note={known.note} />
      <h2>{words.earlier}</h2>
      {known.earlier.length === 0 ? <p className="ui-note">{words.none({ name })}</p> : null}
      <ul className={`ui-rows ${styles['earlier']}`}>
        {known.earlier.map((past) => (
          <EarlierChat key={past.id} past={past} />
        ))}
      </ul>
    </>
  )
}

function NoteForm({ consultationId, name, note }: CustomerPanelProps & { note: string }) {
  const words = customerWords()
  const [text, setText] = useState(note)
  const { isSaving, isSaved, error, save, change } = useSave<{ note: string }>((saved) => setText(saved.note))

  function send(event: FormEvent) {
    event.preventDefault()
    void save(() => saveNote(api, { consultation_id: consultationId, note: text }))
  }

  return (
    <form className={styles['note']} onSubmit={send}>
      <Textarea
        label={words.note({ name })}
        hint={words.noteHint}
        error={error}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => {
          change()
          setText(event.target.value)
        }}
      />
      <div className={styles['save']}>
        <Button type="submit" size="s" variant="outline" loading={isSaving}>
          {appWords().save}
        </Button>
        <span role="status">{isSaved ? appWords().saved : null}</span>
      </div>
    </form>
  )
}
