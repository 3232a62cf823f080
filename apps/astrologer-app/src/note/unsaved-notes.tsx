import { InlineNotice } from '@tarapath/ui-kit'
import { useSyncExternalStore } from 'react'
import { customerWords } from '../words/customer.gen.ts'
import type { Notes } from './create-notes.ts'
import styles from './unsaved-notes.module.css'
import { SaveAgain } from './save-again.tsx'

/** Notes of ended consultations that could not be saved, with their texts. */
export function UnsavedNotes({ notes }: { notes: Notes }) {
  const written = useSyncExternalStore(notes.subscribe, notes.read)
  return written.map((note) =>
    note.problem === null ? null : (
      <InlineNotice
        key={note.consultationId}
        tone="danger"
        live="alert"
        title={customerWords().notSaved({ name: note.name })}
        action={<SaveAgain note={note} onPress={() => notes.saveNow(note.consultationId)} />}
      >
        <p>{note.problem}</p>
        <p className={styles['text']}>{note.text}</p>
      </InlineNotice>
    ),
  )
}
