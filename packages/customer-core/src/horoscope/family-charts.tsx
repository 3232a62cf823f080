import { Button, showToast } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { birthLine } from '../consultation/index.ts'
import { useIsHydrated } from '../platform/index.ts'
import { useFreshPreferences } from '../preferences/index.ts'
import { hashOf } from './calculator-inputs.ts'
import { familyAtom, inputsOfPerson, keepPeopleAtom, removePersonAtom, type FamilyPerson } from './family.ts'
import { FamilyForm } from './family-form.tsx'
import styles from './family.module.css'
import { familyWords } from './words/family.gen.ts'

/** The people whose birth details are kept: their charts, and a form for each. */
export function FamilyCharts() {
  const words = familyWords()
  const isHydrated = useIsHydrated()
  useFreshPreferences()
  const kept = useAtomValue(familyAtom)
  const family = isHydrated ? kept : []
  /** The name of who is changed, '' for somebody new. */
  const [open, setOpen] = useState<string | null>(null)
  /** The person whose form was closed last; '' after the form for a new person, and after a removal. */
  const [closed, setClosed] = useState<{ name: string } | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (closed?.name === '') addButton.current?.focus()
  }, [closed])
  const close = (name: string) => {
    setOpen(null)
    setClosed({ name })
  }
  return (
    <div className={styles['family']}>
      {family.length > 0 ? (
        <ul>
          {family.map((person) => (
            <li key={person.name}>
              {open === person.name ? (
                <FamilyForm person={person} onClose={(kept) => close(kept?.name ?? person.name)} />
              ) : (
                <Row
                  person={person}
                  takesFocus={closed?.name === person.name}
                  onChange={() => setOpen(person.name)}
                  onRemove={() => setClosed({ name: '' })}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {open === '' ? <FamilyForm person={null} onClose={() => close('')} /> : null}
      <div hidden={open === ''}>
        <Button ref={addButton} variant="outline" onClick={() => setOpen('')}>
          {words.add}
        </Button>
      </div>
    </div>
  )
}

interface RowProps {
  person: FamilyPerson
  /** Their form has just been closed. */
  takesFocus: boolean
  onChange(): void
  onRemove(): void
}

function Row({ person, takesFocus, onChange, onRemove }: RowProps) {
  const words = familyWords()
  const editButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) editButton.current?.focus()
  }, [takesFocus])
  const keep = useSetAtom(keepPeopleAtom)
  const removePerson = useSetAtom(removePersonAtom)
  const { name } = person
  const remove = () => {
    removePerson(person)
    onRemove()
    showToast({ text: words.removed({ name }), action: { label: words.undo, onPress: () => keep([person]) } })
  }
  return (
    <>
      <p>
        <strong>{name}</strong>
        <small>{birthLine({ ...person, name: '' })}</small>
      </p>
      <div>
        <Button
          variant="outline"
          size="s"
          href={`/calculators/kundli${hashOf(inputsOfPerson(person, ''))}`}
          aria-label={words.chartOf({ name })}
        >
          {words.chart}
        </Button>
        <Button ref={editButton} variant="quiet" size="s" aria-label={words.changeOf({ name })} onClick={onChange}>
          {words.change}
        </Button>
        <Button variant="quiet" size="s" aria-label={words.removeOf({ name })} onClick={remove}>
          {words.remove}
        </Button>
      </div>
    </>
  )
}
