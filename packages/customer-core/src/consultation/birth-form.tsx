import { updateProfile } from '@tarapath/api-client/account'
import type { UserProfile } from '@tarapath/api-client/types'
import { Button, Checkbox, InlineNotice, TextInput } from '@tarapath/ui-kit'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadProfileAtom } from '../account/index.ts'
import { failureOf, failureSentence, refusalSentence, useApi } from '../platform/index.ts'
import { PlaceInput } from '../places/index.ts'
import styles from './before-start-sheet.module.css'
import { carriedBirth, type CarriedBirth } from './carried-birth.ts'
import { birthWords } from './words/birth.gen.ts'

/** Name, date, time and place of birth, kept in the profile. */
export function BirthForm({ profile, onDone }: { profile: UserProfile; onDone(): void }) {
  const api = useApi()
  const loadProfile = useSetAtom(loadProfileAtom)
  const [{ known, isCarried }] = useState(() => knownBirth(profile))
  const [name, setName] = useState(known.name)
  const [date, setDate] = useState(known.date)
  const [time, setTime] = useState(known.time ?? '')
  const [isTimeUnknown, setTimeUnknown] = useState(known.date !== '' && known.time === null)
  const [place, setPlace] = useState(known.place)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const save = async () => {
    if (isSaving) return
    setSaving(true)
    try {
      await updateProfile(
        api,
        { id: profile.id },
        {
          ...(name.trim() === '' ? {} : { name: name.trim() }),
          date_of_birth: date,
          time_of_birth: isTimeUnknown || time === '' ? null : time,
          place_of_birth: place.trim() === '' ? null : place.trim(),
        },
      )
      await loadProfile()
      onDone()
    } catch (error) {
      setProblem(refusalSentence(error) ?? failureSentence(failureOf(error)))
      setSaving(false)
    }
  }

  return (
    <form
      className={styles['birth']}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isCarried ? <p className={styles['small']}>{birthWords().fromCalculation}</p> : null}
      <TextInput
        label={birthWords().name}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextInput
        label={birthWords().dateOfBirth}
        type="date"
        required
        min="1900-01-01"
        autoComplete="bday"
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <TextInput
        label={birthWords().timeOfBirth}
        type="time"
        disabled={isTimeUnknown}
        value={isTimeUnknown ? '' : time}
        onChange={(event) => setTime(event.target.value)}
      />
      <Checkbox
        label={birthWords().timeNotKnown}
        checked={isTimeUnknown}
        onChange={(event) => setTimeUnknown(event.target.checked)}
      />
      <PlaceInput label={birthWords().placeOfBirth} defaultValue={place} onChange={setPlace} />
      {problem ? (
        <InlineNotice tone="danger" live="alert">
          {problem}
        </InlineNotice>
      ) : null}
      <Button type="submit" variant="outline" loading={isSaving} disabled={date === ''}>
        {birthWords().save}
      </Button>
    </form>
  )
}

/** The birth details of the profile, or else of the calculation that the question is about. */
function knownBirth({ name, date_of_birth: date, time_of_birth: time, place_of_birth: place }: UserProfile): {
  known: CarriedBirth
  isCarried: boolean
} {
  const carried = date === null ? carriedBirth() : null
  if (carried) return { known: { ...carried, name: name || carried.name }, isCarried: true }
  return {
    known: { name, date: date ?? '', time: time?.slice(0, 5) ?? null, place: place ?? '' },
    isCarried: false,
  }
}
