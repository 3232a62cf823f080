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
  /** It may have no option yet; the chip then shows its label. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A select that looks like a chip, for a row of filters. */
export function ChipSelect({ label, anyLabel, text, options, value, onChange }: ChipSelectProps): ReactElement {
  const select = useRef<HTMLSelectElement>(null)
  // What was chosen before React listened.
  const keepEarlyChoice = useEffectEvent(() => {
    const early = select.current?.value || null
    if (early !== value) onChange(early)
  })
  useEffect(() => keepEarlyChoice(), [])
  const chosen = options.find((option) => option.value === value)
  return (
    <label className="ui-chip" data-chosen={value !== null || undefined}>
      <span aria-hidden>{text ?? chosen?.label ?? label}</span>
      <ChevronDownIcon size={14} />
      <select
        ref={select}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{anyLabel}</option>
        {value !== null && !chosen && (
          <option value={value} hidden>
            {label}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
