import { readCustomer, type KnownCustomer } from '@tarapath/astrologer-api'
import { ErrorState, Spinner } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import type { Notes } from '../note/create-notes.ts'
import { NoteField } from '../note/note-field.tsx'
import { api } from '../platform/api.ts'
import { appWords } from '../words/app.gen.ts'
import { customerWords } from '../words/customer.gen.ts'
import styles from './consultation.module.css'
import { EarlierChat } from './earlier-chat.tsx'

interface CustomerPanelProps {
  consultationId: number
  name: string
  notes: Notes
}

/** What the astrologer knows about the customer: a private note, and earlier consultations. */
export function CustomerPanel({ consultationId, name, notes }: CustomerPanelProps) {
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
        title={words.notLoaded}
        retryLabel={appWords().tryAgain}
        onRetry={() => setKnown('loading')}
      />
    )
  return (
    <>
      <NoteField notes={notes} consultationId={consultationId} name={name} note={known.note} />
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
