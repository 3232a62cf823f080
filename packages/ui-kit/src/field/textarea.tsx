import type { ComponentProps, ReactElement } from 'react'
import { classNames } from '../text/class-names.ts'
import { controlProps, Field, type FieldLabels } from './field.tsx'
import './input.css'

/** Props of {@link Textarea}; the rest go to the `<textarea>`. */
export interface TextareaProps extends FieldLabels, ComponentProps<'textarea'> {}

/** A field for several lines of text. It grows with its text where the browser supports it. */
export function Textarea(props: TextareaProps): ReactElement {
  const { label, hint, error, optional, hideLabel, className, id, rows = 3, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
      {(control) => (
        <span className={classNames('ui-input', className)}>
          <textarea {...controlProps(rest, control)} rows={rows} />
        </span>
      )}
    </Field>
  )
}
