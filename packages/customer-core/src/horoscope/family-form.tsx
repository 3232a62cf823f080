import { Button } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { dayInIndia, deviceClock } from '../platform/index.ts'
import { focusField } from './focus-field.ts'
import { problemsOf, readForm, type Inputs, type Problems } from './calculator-inputs.ts'
import styles from './calculator.module.css'
import { familyAtom, inputsOfPerson, isSameName, keepPeopleAtom, personOf, type FamilyPerson } from './family.ts'
import { BirthFields } from './person-fields.tsx'
import { familyWords } from './words/family.gen.ts'

export interface FamilyFormProps {
  /** Null for somebody new. */
  person: FamilyPerson | null
  /** `kept` is the saved person, or null when the form was cancelled. */
  onClose(kept: FamilyPerson | null): void
}

/** Birth details to keep. */
export function FamilyForm({ person, onClose }: FamilyFormProps) {
  const words = familyWords()
  const family = useAtomValue(familyAtom)
  const keep = useSetAtom(keepPeopleAtom)
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  useEffect(() => {
    if (form.current) focusField(form.current, 'name')
  }, [])
  const submit = () => {
    if (!form.current) return
    const inputs = readForm(new FormData(form.current))
    const isTaken = family.some(({ name }) => isSameName(name, inputs.name ?? '') && name !== person?.name)
    const found = { ...nameProblem(inputs, isTaken), ...problemsOf('moon', inputs, dayInIndia(deviceClock.now())) }
    setProblems(found)
    const [first] = Object.keys(found)
    const described = personOf(inputs, '')
    if (first !== undefined) focusField(form.current, first)
    else if (described) {
      keep([described], person?.name)
      onClose(described)
    }
  }
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <BirthFields
        suffix=""
        inputs={person ? inputsOfPerson(person, '') : {}}
        problems={problems}
        canBeUnknown
        isNameOptional={false}
      />
      <div className={styles['actions']}>
        <Button type="submit">{words.keep}</Button>
        <Button variant="outline" onClick={() => onClose(null)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function nameProblem({ name }: Inputs, isTaken: boolean): Problems {
  if (name === undefined) return { name: 'required' }
  return isTaken ? { name: 'taken' } : {}
}
