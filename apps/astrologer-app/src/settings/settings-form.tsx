import type { OwnSettings } from '@tarapath/astrologer-api'
import { Button } from '@tarapath/ui-kit'
import { useId, type ReactNode } from 'react'
import { appWords } from '../words/app.gen.ts'
import styles from './settings.module.css'

/** Props of each form of the settings. */
export interface SettingsFormProps {
  settings: OwnSettings
  onSaved: (settings: OwnSettings) => void
}

interface FormSectionProps {
  title: string
  isSaving: boolean
  isSaved: boolean
  onSave: () => void
  children: ReactNode
}

/** A form with its title, its fields, and a button that says when it was saved. */
export function FormSection({ title, isSaving, isSaved, onSave, children }: FormSectionProps) {
  const words = appWords()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
        <div className={styles['save']}>
          <Button type="submit" loading={isSaving} aria-describedby={id}>
            {words.save}
          </Button>
          <span role="status">{isSaved ? words.saved : null}</span>
        </div>
      </form>
    </section>
  )
}
