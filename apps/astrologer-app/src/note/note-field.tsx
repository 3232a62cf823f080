import { Textarea } from '@tarapath/ui-kit'
import { useEffect, useSyncExternalStore } from 'react'
import styles from '../chat/consultation.module.css'
import { appWords } from '../words/app.gen.ts'
import { customerWords } from '../words/customer.gen.ts'
import type { Notes } from './create-notes.ts'
import { SaveAgain } from './save-again.tsx'

interface NoteFieldProps {
  notes: Notes
  consultationId: number
  name: string
  /** The note as it was read. */
  note: string
}

/** The private note about a customer. It saves itself, also when its field goes away with the end of the consultation. */
export function NoteField({ notes, consultationId, name, note }: NoteFieldProps) {
  const words = customerWords()
  const written = useSyncExternalStore(notes.subscribe, notes.read).find((one) => one.consultationId === consultationId)
  const saveNow = () => notes.saveNow(consultationId)
  useEffect(() => () => notes.saveNow(consultationId), [notes, consultationId])
  return (
    <div className={styles['note']}>
      <Textarea
        label={words.note({ name })}
        hint={words.noteHint}
        error={written?.problem ?? undefined}
        rows={4}
        maxLength={2000}
        value={written?.text ?? note}
        onChange={({ target }) => notes.write({ consultationId, name, text: target.value })}
        onBlur={saveNow}
      />
      <div className={styles['save']}>
        {written?.problem ? <SaveAgain note={written} onPress={saveNow} /> : null}
        <span role="status">{written?.state === 'saved' ? appWords().saved : null}</span>
      </div>
    </div>
  )
}
