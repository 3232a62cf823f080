import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { classNames } from '../text/class-names.ts'
import { controlProps, Field, type FieldLabels } from './field.tsx'
import './input.css'

/** Props of {@link TextInput}; the rest go to the `<input>`. */
export interface TextInputProps extends FieldLabels, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Inside the field, before the text. */
  prefix?: ReactNode
  /** Inside the field, after the text: a unit or a button. */
  suffix?: ReactNode
}

/** A field for one line of text. */
export function TextInput(props: TextInputProps): ReactElement {
  const { label, hint, error, optional, hideLabel, prefix, suffix, className, id, type = 'text', ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
      {(control) => (
        <span className={classNames('ui-input', className)}>
          {prefix && <span className="ui-input-prefix">{prefix}</span>}
          <input {...controlProps(rest, control)} type={type} />
          {suffix && <span className="ui-input-suffix">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}
