import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react'
import { ChevronDownIcon } from '../icon/shell-icons.tsx'
import './chip.css'
import './chip.late.css'
import './chip-select.css'

/** Props of {@link ChipSelect}. */
export interface ChipSelectProps {
  /** The name of the select for screen readers, and what it shows while nothing is chosen. */
  label: string
  /** What the first choice is called, which takes the filter away, e.g. "All astrologers". */
  anyLabel: string
  /** Instead of the choice, e.g. "Sort by: Recommended". */
  text?: ReactNode
  options: readonly { value: string; label: string }[]
  value: string | null
  onChange: (value: string | null) => void
}

/** A select that looks like a chip, for a row of filters. */
export function ChipSelect({ label, anyLabel, text, options, value, onChange }: ChipSelectProps): ReactElement {
  const select = useRef<HTMLSelectElement>(null)
  // What was chosen before React listened.
  const keepEarlyChoice = useEffectEvent(() => {
    const chosen = select.current?.value || null
    if (chosen !== value) onChange(chosen)
  })
  useEffect(() => keepEarlyChoice(), [])
  return (
    <label className="ui-chip" data-chosen={value !== null || undefined}>
      <span aria-hidden>{text ?? options.find((option) => option.value === value)?.label ?? label}</span>
      <ChevronDownIcon size={14} />
      <select
        ref={select}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{anyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
