import type { ReactElement } from 'react'
import './segmented-control.css'

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps {
  /** The name of the group for screen readers. */
  legend: string
  /** The name of the radio buttons in the form. */
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A choice of two to four views of the same thing. */
export function SegmentedControl({ legend, name, options, value, onChange }: SegmentedControlProps): ReactElement {
  return (
    <div className="ui-segments" role="radiogroup" aria-label={legend}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="ui-visually-hidden"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
