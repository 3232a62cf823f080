import type { RegistrationField } from '@tarapath/api-client/types'
import { Checkbox, Select, Textarea, TextInput } from '@tarapath/ui-kit'
import { useId } from 'react'
import { textOf, type Answers } from './application.ts'
import { FileField } from './file-field.tsx'
import styles from './register.module.css'
import { registerWords } from './words/register.gen.ts'

interface ApplicationFieldProps {
  field: RegistrationField
  answer: Answers[string] | undefined
  problem: string | undefined
}

const AUTOFILL: Readonly<Record<string, string>> = {
  name: 'name',
  phone_number: 'tel',
  email: 'email',
  date_of_birth: 'bday',
  city: 'address-level2',
}

/** One field of the server's form. A type that this website does not know yet is a line of text. */
export function ApplicationField({ field, answer, problem }: ApplicationFieldProps) {
  const { name, label, hint, type, required, options } = field
  const optional = !required && registerWords().optional
  const shared = { name, label, hint, error: problem, optional, defaultValue: textOf(answer) }
  if (type === 'multiselect') return <Choices field={field} answer={answer} problem={problem} />
  if (type === 'file') return <FileField field={field} problem={problem} />
  if (type === 'select') return <Select {...shared} options={options} placeholder={registerWords().choose} />
  if (type === 'textarea') return <Textarea {...shared} rows={6} maxLength={field.max_length ?? undefined} />
  return (
    <TextInput
      {...shared}
      type={type === 'email' || type === 'tel' || type === 'date' ? type : 'text'}
      inputMode={type === 'number' ? 'numeric' : undefined}
      autoComplete={AUTOFILL[name]}
      maxLength={field.max_length ?? undefined}
      min={type === 'date' ? field.min : undefined}
      max={type === 'date' ? field.max : undefined}
    />
  )
}

function Choices({ field: { name, label, hint, required, options }, answer, problem }: ApplicationFieldProps) {
  const id = useId()
  const chosen = typeof answer === 'string' ? [answer] : (answer ?? [])
  return (
    <fieldset className={styles['choices']} aria-describedby={problem ? id : undefined}>
      <legend className="ui-field-label">
        {label}
        {required ? null : <span className="ui-field-optional"> {registerWords().optional}</span>}
      </legend>
      {hint ? <p className="ui-field-hint">{hint}</p> : null}
      <div className={styles['options']}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            defaultChecked={chosen.includes(option.value)}
          />
        ))}
      </div>
      {problem ? (
        <p id={id} className="ui-field-error" role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
