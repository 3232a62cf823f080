import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { controlProps, FieldError } from './field.tsx'
import './field.css'
import './checkbox.css'

/** Props of {@link Checkbox}; the rest go to the `<input>`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A checkbox. The whole line is its target. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps): ReactElement {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div className="ui-checkbox">
      <label htmlFor={controlId}>
        <input
          {...controlProps(rest, {
            id: controlId,
            'aria-describedby': describedBy || undefined,
            'aria-invalid': error ? true : undefined,
          })}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="ui-field-hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  )
}
