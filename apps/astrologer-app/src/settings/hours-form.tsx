import { setOwnHours } from '@tarapath/astrologer-api'
import { Chip, ChipRow, TextInput } from '@tarapath/ui-kit'
import { useState } from 'react'
import { ErrorNotice } from '../platform/error-notice.tsx'
import { api } from '../platform/api.ts'
import { useSave } from '../platform/use-save.ts'
import { settingsWords } from '../words/settings.gen.ts'
import { FormSection, type SettingsFormProps } from './settings-form.tsx'
import styles from './settings.module.css'

/** From Monday to Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
const NONE = { from: '09:00', to: '18:00', days: [] as number[] }

export function HoursForm({ settings, onSaved }: SettingsFormProps) {
  const words = settingsWords()
  const [hours, setHours] = useState(settings.hours ?? NONE)
  const { isSaving, isSaved, error, save, change } = useSave(onSaved)
  const { from, to, days } = hours

  function set(changed: Partial<typeof hours>) {
    change()
    setHours({ ...hours, ...changed })
  }

  return (
    <FormSection
      title={words.hours}
      isSaving={isSaving}
      isSaved={isSaved}
      onSave={() => void save(() => setOwnHours(api, { hours: days.length === 0 ? null : hours }))}
    >
      <ChipRow label={words.days}>
        {WEEK.map((day) => (
          <Chip
            key={day}
            pressed={days.includes(day)}
            onPress={() => set({ days: days.includes(day) ? days.filter((each) => each !== day) : [...days, day] })}
          >
            {words[`day${day}`]}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles['times']}>
        <TextInput label={words.from} type="time" value={from} onChange={({ target }) => set({ from: target.value })} />
        <TextInput label={words.to} type="time" value={to} onChange={({ target }) => set({ to: target.value })} />
      </div>
      <p className="ui-note">{words.hoursText}</p>
      <ErrorNotice error={error} />
    </FormSection>
  )
}
