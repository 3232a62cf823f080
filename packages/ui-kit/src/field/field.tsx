import { useId, type AriaAttributes, type ReactElement, type ReactNode } from 'react'
import { DangerIcon } from '../icon/icons.tsx'
import { classNames } from '../text/class-names.ts'
import './field.css'

/** The attributes that a field gives to its control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The texts of a field, which every input of the kit takes. */
export interface FieldLabels {
  label: ReactNode
  /** Help text under the label. */
  hint?: ReactNode
  /** The error and how to correct it. */
  error?: ReactNode
  /** Adds "(optional)", or a text of your own, to the label. Required fields are not marked. */
  optional?: boolean | string | undefined
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldLabels {
  id?: string | undefined
  /** Renders the control, onto which it spreads its argument. */
  children: (control: FieldControl) => ReactNode
}

/** A control with its label, hint and error. */
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
        {optional && <span className="ui-field-optional"> {optional === true ? '(optional)' : optional}</span>}
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

/** The props of a caller for a control, and what its field gives to it. */
export function controlProps<Own extends AriaAttributes>(own: Own, control: FieldControl): Own & { id: string } {
  return {
    ...own,
    ...control,
    'aria-describedby': classNames(control['aria-describedby'], own['aria-describedby']) || undefined,
    'aria-invalid': control['aria-invalid'] ?? own['aria-invalid'],
  }
}

/** The error of a field, announced when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }): ReactElement | null {
  if (!children) return null
  return (
    <p className="ui-field-error" id={id} role="alert">
      <DangerIcon size={16} />
      <span>{children}</span>
    </p>
  )
}
