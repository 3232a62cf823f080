import { useId, type ReactElement, type ReactNode } from 'react'
import { DangerIcon } from '../icon/icons.tsx'

/** What a field tells the control inside it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Words around a control; every input of the kit takes them. */
export interface FieldLabels {
  label: ReactNode
  /** Stands under the label before anything goes wrong. */
  hint?: ReactNode
  /** What is wrong and what to do. */
  error?: ReactNode
  /** Adds "(optional)": most fields are needed, so the exception is marked. */
  optional?: boolean | undefined
  /** For a control whose purpose is clear without its printed label. */
  hideLabel?: boolean | undefined
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldLabels {
  id?: string | undefined
  /** Draws the control; spread what it is given onto it. */
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, a hint and an error, tied together. */
export function Field({ label, hint, error, optional, hideLabel, id, children }: FieldProps): ReactElement {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="ui-field" data-invalid={error ? '' : undefined}>
      <label className={hideLabel ? 'ui-visually-hidden' : 'ui-field-label'} htmlFor={controlId}>
        {label}
        {optional && <span className="ui-field-optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="ui-field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** An error's own line; spoken when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }): ReactElement | null {
  if (!children) return null
  return (
    <p className="ui-field-error" id={id} role="alert">
      <DangerIcon size={16} />
      <span>{children}</span>
    </p>
  )
}
