import { isApiError } from '@tarapath/api-client'
import { updateProfile } from '@tarapath/api-client/account'
import type { UserProfile } from '@tarapath/api-client/types'
import { Button, Checkbox, InlineNotice, Select, showToast, TextInput } from '@tarapath/ui-kit'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { loadProfileAtom } from '../account/index.ts'
import { PlaceInput } from '../places/index.ts'
import { commonWords, failureOf, failureSentence, LeaveQuestion, refusalSentence, useApi } from '../platform/index.ts'
import { draftOf, isChanged, toUpdate, type ProfileDraft } from './profile-draft.ts'
import styles from './profile.module.css'
import { profileWords } from './words/profile.gen.ts'

/** Name, e-mail and birth details. */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const words = profileWords()
  const [draft, setDraft] = useState(() => draftOf(profile))
  const { saved, isSaving, problems, save } = useSave(profile)
  const hasChanges = isChanged(draft, saved)
  const change = (part: Partial<ProfileDraft>) => setDraft({ ...draft, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(draft)
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <LeaveQuestion
        isAsked={hasChanges}
        title={words.leaveTitle}
        description={words.leaveHint}
        leave={words.leave}
        stay={words.stay}
      />
      <TextInput
        label={words.name}
        name="name"
        autoComplete="name"
        value={draft.name}
        error={problems.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextInput
        label={words.email}
        hint={words.emailHint}
        optional={commonWords().optional}
        type="email"
        name="email"
        autoComplete="email"
        value={draft.email}
        error={problems.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <Select
        label={words.gender}
        optional={commonWords().optional}
        name="gender"
        autoComplete="sex"
        placeholder={words.notSaid}
        options={(['female', 'male', 'other'] as const).map((value) => ({ value, label: words[value] }))}
        value={draft.gender}
        onChange={({ target }) => change({ gender: target.value })}
      />
      <BirthFields draft={draft} problem={problems.date_of_birth} onChange={change} />
      {problems.form ? (
        <InlineNotice tone="danger" live="alert">
          {problems.form}
        </InlineNotice>
      ) : null}
      <div className={styles['row']}>
        <Button type="submit" loading={isSaving} disabled={!hasChanges}>
          {words.save}
        </Button>
        <p className="ui-note" role="status">
          {hasChanges ? words.unsaved : null}
        </p>
      </div>
    </form>
  )
}

interface BirthFieldsProps {
  draft: ProfileDraft
  problem: string | undefined
  onChange(part: Partial<ProfileDraft>): void
}

function BirthFields({ draft, problem, onChange }: BirthFieldsProps) {
  const words = profileWords()
  return (
    <>
      <TextInput
        label={words.dateOfBirth}
        hint={words.birthHint}
        optional={commonWords().optional}
        type="date"
        name="date_of_birth"
        min="1900-01-01"
        autoComplete="bday"
        value={draft.date}
        error={problem}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <TextInput
        label={words.timeOfBirth}
        optional={commonWords().optional}
        type="time"
        disabled={draft.isTimeUnknown}
        value={draft.isTimeUnknown ? '' : draft.time}
        onChange={({ target }) => onChange({ time: target.value })}
      />
      <Checkbox
        label={words.timeNotKnown}
        checked={draft.isTimeUnknown}
        onChange={({ target }) => onChange({ isTimeUnknown: target.checked })}
      />
      <PlaceInput label={words.placeOfBirth} defaultValue={draft.place} onChange={(place) => onChange({ place })} />
    </>
  )
}

type Problems = Partial<Record<'name' | 'email' | 'date_of_birth' | 'form', string>>

function useSave(profile: UserProfile) {
  const api = useApi()
  const loadProfile = useSetAtom(loadProfileAtom)
  const [saved, setSaved] = useState(() => draftOf(profile))
  const [isSaving, setSaving] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const words = profileWords()
  const save = async (draft: ProfileDraft): Promise<void> => {
    if (isSaving) return
    if (draft.name.trim() === '') {
      setProblems({ name: words.nameMissing })
      return
    }
    setSaving(true)
    setProblems({})
    try {
      await updateProfile(api, { id: profile.id }, toUpdate(draft))
      setSaved(draft)
      await loadProfile()
      showToast({ text: words.saved, tone: 'success' })
    } catch (error) {
      setProblems(problemsOf(error))
    } finally {
      setSaving(false)
    }
  }
  return { saved, isSaving, problems, save }
}

/** The server's messages beside their fields. */
function problemsOf(error: unknown): Problems {
  const body = isApiError(error) && error.status === 400 ? error.body : null
  const messages = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const found: Problems = {}
  for (const field of ['name', 'email', 'date_of_birth'] as const) {
    const message = [messages[field]].flat()[0]
    if (typeof message === 'string') found[field] = message
  }
  if (Object.keys(found).length > 0) return found
  return { form: profileWords().notSaved({ problem: refusalSentence(error) ?? failureSentence(failureOf(error)) }) }
}
