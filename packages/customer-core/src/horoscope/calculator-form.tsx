import { Button } from '@tarapath/ui-kit'
import { useRef, useState, type ReactNode } from 'react'
import { dayInIndia, deviceClock } from '../platform/index.ts'
import { problemsOf, readForm, type Inputs, type Problems } from './calculator-inputs.ts'
import type { CalculatorKey } from './calculators.ts'
import styles from './calculator.module.css'
import { DateFields, NameField, PlaceField, TimeField, type PersonFieldsProps } from './person-fields.tsx'
import { calculatorWords } from './words/calculator.gen.ts'

export interface CalculatorFormProps {
  calculator: CalculatorKey
  inputs: Inputs
  onCalculate(inputs: Inputs): void
}

/** The fields of a calculator. Nothing is calculated before they are complete. */
export function CalculatorForm({ calculator, inputs, onCalculate }: CalculatorFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    if (!form.current) return
    const read = readForm(new FormData(form.current))
    const found = problemsOf(calculator.fields, read, dayInIndia(deviceClock.now()))
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) onCalculate(read)
    else focusField(form.current, first)
  }
  const first = { suffix: '', inputs, problems } as const
  const second = { suffix: '2', inputs, problems } as const
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
      <Fields calculator={calculator} first={first} second={second} />
      <Button type="submit" size="l">
        {calculatorWords().calculate}
      </Button>
    </form>
  )
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = name.replace('date', 'day')
  form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
}

interface FieldsProps {
  calculator: CalculatorKey
  first: PersonFieldsProps
  second: PersonFieldsProps
}

function Fields({ calculator: { fields, type }, first, second }: FieldsProps) {
  const words = calculatorWords()
  if (fields === 'name') return <NameField {...first} isOptional={false} />
  if (fields === 'date') return <DateFields {...first} legend={words.dateOfBirth} />
  if (fields === 'names') {
    return (
      <div className={styles['couple']}>
        <Person title={words.firstPerson}>
          <NameField {...first} isOptional={false} />
        </Person>
        <Person title={words.secondPerson}>
          <NameField {...second} isOptional={false} />
        </Person>
      </div>
    )
  }
  if (fields === 'day') {
    return (
      <>
        <DateFields {...first} legend={words.date} />
        <PlaceField {...first} label={words.place} />
      </>
    )
  }
  if (fields === 'couple') {
    const isMarriage = type === 'kundli-matching'
    return (
      <div className={styles['couple']}>
        <Person title={isMarriage ? words.groom : words.firstPerson}>
          <Birth {...first} canBeUnknown />
        </Person>
        <Person title={isMarriage ? words.bride : words.secondPerson}>
          <Birth {...second} canBeUnknown />
        </Person>
      </div>
    )
  }
  return <Birth {...first} canBeUnknown={fields !== 'chart'} />
}

function Birth(props: PersonFieldsProps & { canBeUnknown: boolean }) {
  const words = calculatorWords()
  return (
    <>
      <NameField {...props} isOptional />
      <DateFields {...props} legend={words.dateOfBirth} />
      <TimeField {...props} />
      <PlaceField {...props} label={words.placeOfBirth} />
    </>
  )
}

const Person = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles['person']}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)
