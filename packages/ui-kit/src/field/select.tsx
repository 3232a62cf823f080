import type { ComponentProps, ReactElement } from 'react'
import { ChevronDownIcon } from '../icon/shell-icons.tsx'
import { classNames } from '../text/class-names.ts'
import { controlProps, Field, type FieldLabels } from './field.tsx'
import './input.css'

/** Props of {@link Select}; the rest go to the `<select>`. */
export interface SelectProps extends FieldLabels, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[]
  /** The label of an empty first option. */
  placeholder?: string | undefined
}

/** A native select. */
export function Select(props: SelectProps): ReactElement {
  const { label, hint, error, optional, hideLabel, options, placeholder, className, id, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
      {(control) => (
        <span className={classNames('ui-input', className)}>
          <select {...controlProps(rest, control)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="ui-select-mark" />
        </span>
      )}
    </Field>
  )
}
