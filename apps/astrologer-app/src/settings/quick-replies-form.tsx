import { setQuickReplies } from '@tarapath/astrologer-api'
import { Textarea } from '@tarapath/ui-kit'
import { useState } from 'react'
import { api } from '../platform/api.ts'
import { useSave } from '../platform/use-save.ts'
import { settingsWords } from '../words/settings.gen.ts'
import { FormSection, type SettingsFormProps } from './settings-form.tsx'

export function QuickRepliesForm({ settings, onSaved }: SettingsFormProps) {
  const words = settingsWords()
  const [text, setText] = useState(settings.quick_replies.join('\n'))
  const { isSaving, isSaved, error, save, change } = useSave(onSaved)
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return (
    <FormSection
      title={words.quickReplies}
      isSaving={isSaving}
      isSaved={isSaved}
      onSave={() => void save(() => setQuickReplies(api, { quick_replies: lines }))}
    >
      <Textarea
        label={words.quickReplies}
        hideLabel
        hint={words.quickRepliesHint}
        error={error}
        rows={6}
        value={text}
        onChange={(event) => {
          change()
          setText(event.target.value)
        }}
      />
    </FormSection>
  )
}
