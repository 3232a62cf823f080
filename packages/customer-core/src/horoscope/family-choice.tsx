import { Chip, ChipRow, VisuallyHidden } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { profileAtom } from '../account/index.ts'
import { useIsHydrated } from '../platform/index.ts'
import { useFreshPreferences } from '../preferences/index.ts'
import styles from './calculator.module.css'
import { familyAtom, isSameName, type FamilyPerson } from './family.ts'
import { familyWords } from './words/family.gen.ts'

/** Fills in the birth details of the customer, or of a kept person, with one tap. */
export function FamilyChoice({ onChoose }: { onChoose(person: FamilyPerson): void }) {
  const words = familyWords()
  const people = usePeople()
  const [chosen, setChosen] = useState<string | null>(null)
  if (people.length === 0) return null
  return (
    <div>
      <p className={styles['subtle']} aria-hidden>
        {words.fillIn}
      </p>
      <ChipRow label={words.fillIn}>
        {people.map((person) => (
          <Chip
            key={person.name}
            onPress={() => {
              setChosen(person.name)
              onChoose(person)
            }}
          >
            {person.name}
          </Chip>
        ))}
      </ChipRow>
      <VisuallyHidden>
        <span role="status">{chosen === null ? null : words.filledIn({ name: chosen })}</span>
      </VisuallyHidden>
    </div>
  )
}

/** The customer, where the profile has birth details, and the people whose birth details are kept. */
function usePeople(): readonly FamilyPerson[] {
  const isHydrated = useIsHydrated()
  useFreshPreferences()
  const state = useAtomValue(profileAtom)
  const family = useAtomValue(familyAtom)
  if (!isHydrated) return []
  if (state.name !== 'ready') return family
  const { name, date_of_birth: date, time_of_birth: time, place_of_birth: place } = state.profile
  if (name === '' || date === null || !place) return family
  const customer = { name, date, time: time?.slice(0, 5) ?? null, place }
  return [customer, ...family.filter((person) => !isSameName(person.name, name))]
}
