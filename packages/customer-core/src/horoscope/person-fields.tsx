import { Checkbox, Select, TextInput } from '@tarapath/ui-kit'
import { useId, useState } from 'react'
import { commonWords } from '../platform/index.ts'
import { PlaceInput } from '../places/index.ts'
import { UNKNOWN_TIME, type Inputs, type Problem, type Problems, type Suffix } from './calculator-inputs.ts'
import styles from './calculator.module.css'
import { calculatorWords } from './words/calculator.gen.ts'

export interface PersonFieldsProps {
  suffix: Suffix
  inputs: Inputs
  problems: Problems
}

const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1).padStart(2, '0'),
  label: new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
}))

export const problemText = (problem: Problem | undefined): string | undefined =>
  problem && calculatorWords()[`problem_${problem}`]

/** A name that gives the result its title, or that is counted. */
export function NameField({ suffix, inputs, problems, isOptional }: PersonFieldsProps & { isOptional: boolean }) {
  return (
    <TextInput
      label={calculatorWords().name}
      name={`name${suffix}`}
      optional={isOptional && commonWords().optional}
      maxLength={60}
      autoComplete="off"
      defaultValue={inputs[`name${suffix}`]}
      error={problemText(problems[`name${suffix}`])}
    />
  )
}

/** Day, month and year, because pickers are slow for a date of long ago. */
export function DateFields({ suffix, inputs, problems, legend }: PersonFieldsProps & { legend: string }) {
  const words = calculatorWords()
  const id = useId()
  const [year = '', month = '', day = ''] = (inputs[`date${suffix}`] ?? '').split('-')
  const problem = problemText(problems[`date${suffix}`])
  return (
    <fieldset className={styles['date']} aria-describedby={problem ? id : undefined}>
      <legend>{legend}</legend>
      <TextInput label={words.day} name={`day${suffix}`} inputMode="numeric" maxLength={2} defaultValue={day} />
      <Select
        label={words.month}
        name={`month${suffix}`}
        options={MONTHS}
        placeholder={words.month}
        defaultValue={month}
      />
      <TextInput label={words.year} name={`year${suffix}`} inputMode="numeric" maxLength={4} defaultValue={year} />
      {problem ? (
        <p id={id} className={styles['problem']} role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}

/** A time of birth, which may be unknown where the calculator can do without. */
export function TimeField({ suffix, inputs, problems, canBeUnknown }: PersonFieldsProps & { canBeUnknown: boolean }) {
  const words = calculatorWords()
  const given = inputs[`time${suffix}`] ?? ''
  const [isUnknown, setUnknown] = useState(given === UNKNOWN_TIME && canBeUnknown)
  return (
    <>
      <TextInput
        label={words.time}
        name={`time${suffix}`}
        type="time"
        hint={canBeUnknown ? undefined : words.timeNeeded}
        disabled={isUnknown}
        defaultValue={given === UNKNOWN_TIME ? '' : given}
        error={isUnknown ? undefined : problemText(problems[`time${suffix}`])}
      />
      {canBeUnknown ? (
        <Checkbox
          label={words.timeNotKnown}
          name={`timeUnknown${suffix}`}
          checked={isUnknown}
          onChange={(event) => setUnknown(event.target.checked)}
        />
      ) : null}
    </>
  )
}

export function PlaceField({ suffix, inputs, problems, label }: PersonFieldsProps & { label: string }) {
  return (
    <PlaceInput
      label={label}
      name={`place${suffix}`}
      defaultValue={inputs[`place${suffix}`] ?? ''}
      error={problemText(problems[`place${suffix}`])}
    />
  )
}

/** Name, date, time and place of a birth. */
export function BirthFields({
  isNameOptional = true,
  canBeUnknown,
  ...props
}: PersonFieldsProps & { canBeUnknown: boolean; isNameOptional?: boolean }) {
  const words = calculatorWords()
  return (
    <>
      <NameField {...props} isOptional={isNameOptional} />
      <DateFields {...props} legend={words.dateOfBirth} />
      <TimeField {...props} canBeUnknown={canBeUnknown} />
      <PlaceField {...props} label={words.placeOfBirth} />
    </>
  )
}
