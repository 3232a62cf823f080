import { Button, Checkbox, showToast } from '@tarapath/ui-kit'
import { useSetAtom } from 'jotai'
import { Fragment, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { dayInIndia, deviceClock } from '../platform/index.ts'
import { problemsOf, readForm, type Inputs, type Problems, type Suffix } from './calculator-inputs.ts'
import type { CalculatorKey, FieldSet } from './calculators.ts'
import styles from './calculator.module.css'
import { FamilyChoice } from './family-choice.tsx'
import { inputsOfPerson, keepPeopleAtom, personOf, type FamilyPerson } from './family.ts'
import { focusField } from './focus-field.ts'
import { BirthFields, DateFields, NameField, PlaceField, type PersonFieldsProps } from './person-fields.tsx'
import { calculatorWords } from './words/calculator.gen.ts'
import { familyWords } from './words/family.gen.ts'

export interface CalculatorFormProps {
  calculator: CalculatorKey
  inputs: Inputs
  /** Called whenever somebody begins with a field, or chooses who fills them in. */
  onTouch(): void
  /** Called when nothing was typed for a moment and all fields are complete. */
  onComplete(inputs: Inputs): void
  onCalculate(inputs: Inputs): void
}

/** Shorter than the way from the last field to the button. */
const PAUSE_MS = 200

/** The fields of a calculator. Nothing is calculated before they are complete. */
export function CalculatorForm({ calculator, inputs, onTouch, onComplete, onCalculate }: CalculatorFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  /** What the fields begin with, and how often a person was chosen. */
  const [start, setStart] = useState({ inputs, round: 0 })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    // A field may have been tapped before the form was hydrated.
    if (element.contains(document.activeElement)) onTouch()
    element.addEventListener('focusin', onTouch, { once: true })
    return () => element.removeEventListener('focusin', onTouch)
  }, [onTouch])
  useWhenComplete(form, calculator, onComplete)
  const keepPeople = useKeepPeople()
  const hasBirths = BIRTHS.includes(calculator.fields)
  const submit = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    const read = readForm(data)
    const isKept = data.has('keep')
    const found = {
      ...(isKept ? missingNames(calculator.fields, read) : {}),
      ...problemsOf(calculator.fields, read, dayInIndia(deviceClock.now())),
    }
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      focusField(form.current, first)
      return
    }
    if (isKept) keepPeople(read)
    onCalculate(read)
  }
  const person = (suffix: Suffix) => ({
    suffix,
    inputs: start.inputs,
    problems,
    round: start.round,
    onChoose(chosen: FamilyPerson) {
      if (!form.current) return
      onTouch()
      setProblems({})
      const read = readForm(new FormData(form.current))
      setStart({ inputs: { ...read, ...inputsOfPerson(chosen, suffix) }, round: start.round + 1 })
    },
  })
  return (
    <form
      ref={form}
      // Sent before it is hydrated, or without scripts, it would put a birth into the address: no browser sends this.
      method="dialog"
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Fields calculator={calculator} first={person('')} second={person('2')} />
      {hasBirths ? <Checkbox name="keep" label={familyWords().keepOnDevice} hint={familyWords().keepHint} /> : null}
      <Button type="submit" size="l">
        {calculatorWords().calculate}
      </Button>
    </form>
  )
}

/** Calls back when all fields are complete and nothing was typed for a moment. */
function useWhenComplete(
  form: RefObject<HTMLFormElement | null>,
  { fields }: CalculatorKey,
  onComplete: (inputs: Inputs) => void,
): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const read = readForm(new FormData(element))
        if (Object.keys(problemsOf(fields, read, dayInIndia(deviceClock.now()))).length === 0) onComplete(read)
      }, PAUSE_MS)
    }
    element.addEventListener('input', onInput)
    // The fields may have been filled in before the form was hydrated.
    onInput()
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', onInput)
    }
  }, [form, fields, onComplete])
}

/** The forms that describe births, which can be kept. */
const BIRTHS: readonly FieldSet[] = ['kundli', 'chart', 'moon', 'couple']

/** Keeps the people of a form on this device, and says so. */
function useKeepPeople() {
  const keepPeople = useSetAtom(keepPeopleAtom)
  return (inputs: Inputs) => {
    const people = (['', '2'] as const).flatMap((suffix) => personOf(inputs, suffix) ?? [])
    keepPeople(people)
    showToast({ text: familyWords().kept({ names: people.map(({ name }) => name).join(' & ') }), tone: 'success' })
  }
}

/** Who is kept needs a name. */
const missingNames = (fields: FieldSet, { name, name2 }: Inputs): Problems => ({
  ...(name ? {} : { name: 'required' }),
  ...(name2 || fields !== 'couple' ? {} : { name2: 'required' }),
})

interface FormPerson extends PersonFieldsProps {
  /** Changes when the fields are filled in for somebody. */
  round: number
  onChoose(person: FamilyPerson): void
}

interface FieldsProps {
  calculator: CalculatorKey
  first: FormPerson
  second: FormPerson
}

function Fields({ calculator: { fields, type }, first, second }: FieldsProps) {
  const words = calculatorWords()
  if (fields === 'day') {
    return (
      <>
        <DateFields {...first} legend={words.date} />
        <PlaceField {...first} label={words.place} />
      </>
    )
  }
  if (fields === 'couple' || fields === 'names') {
    const isMarriage = type === 'kundli-matching'
    return (
      <div className={styles['couple']}>
        <Person title={isMarriage ? words.groom : words.firstPerson}>
          <PersonFields fields={fields} person={first} />
        </Person>
        <Person title={isMarriage ? words.bride : words.secondPerson}>
          <PersonFields fields={fields} person={second} />
        </Person>
      </div>
    )
  }
  return <PersonFields fields={fields} person={first} />
}

/** The fields of one person, and who can fill them in. */
function PersonFields({ fields, person }: { fields: FieldSet; person: FormPerson }) {
  const words = calculatorWords()
  const isName = fields === 'name' || fields === 'names'
  return (
    <>
      <FamilyChoice onChoose={person.onChoose} />
      <Fragment key={person.round}>
        {isName ? <NameField {...person} isOptional={false} /> : null}
        {fields === 'date' ? <DateFields {...person} legend={words.dateOfBirth} /> : null}
        {BIRTHS.includes(fields) ? <BirthFields {...person} canBeUnknown={fields !== 'chart'} /> : null}
      </Fragment>
    </>
  )
}

const Person = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles['person']}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)
