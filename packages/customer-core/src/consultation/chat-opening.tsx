import type { UserProfile } from '@tarapath/api-client/types'
import { Button, Checkbox, Textarea } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { commonWords } from '../platform/index.ts'
import { profileAtom } from '../account/index.ts'
import { birthLine } from './birth-line.ts'
import { BirthForm } from './birth-form.tsx'
import styles from './before-start-sheet.module.css'
import { birthWords } from './words/birth.gen.ts'

/** What the astrologer gets before paid time begins. */
export interface Opening {
  sharesBirthDetails: boolean
  question: string
}

export interface ChatOpeningProps {
  name: string
  opening: Opening
  onChange(opening: Opening): void
}

/** The birth details on file, which can be changed here once, and a first question: neither costs paid time. */
export function ChatOpening({ name, opening, onChange }: ChatOpeningProps) {
  const state = useAtomValue(profileAtom)
  if (state.name !== 'ready') return null
  return (
    <div className={styles['limits']}>
      <h3>{birthWords().birthDetails}</h3>
      <Birth
        profile={state.profile}
        name={name}
        isShared={opening.sharesBirthDetails}
        onShare={(sharesBirthDetails) => onChange({ ...opening, sharesBirthDetails })}
      />
      <Textarea
        label={birthWords().firstQuestion}
        optional={commonWords().optional}
        rows={2}
        maxLength={2000}
        value={opening.question}
        onChange={(event) => onChange({ ...opening, question: event.target.value })}
      />
    </div>
  )
}

interface BirthProps {
  profile: UserProfile
  name: string
  isShared: boolean
  onShare(isShared: boolean): void
}

function Birth({ profile, name, isShared, onShare }: BirthProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <BirthForm profile={profile} onDone={() => setEditing(false)} />
  const line = birthLine({
    name: profile.name,
    date: profile.date_of_birth,
    time: profile.time_of_birth,
    place: profile.place_of_birth,
  })
  if (line === null)
    return (
      <>
        <p className={styles['small']}>{birthWords().missing({ name })}</p>
        <Button variant="outline" size="s" onClick={() => setEditing(true)}>
          {birthWords().add}
        </Button>
      </>
    )
  return (
    <>
      <p>{line}</p>
      <Checkbox
        label={birthWords().shareWith({ name })}
        checked={isShared}
        onChange={(event) => onShare(event.target.checked)}
      />
      <Button variant="quiet" size="s" onClick={() => setEditing(true)}>
        {birthWords().edit}
      </Button>
    </>
  )
}
