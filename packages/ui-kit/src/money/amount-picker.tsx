import type { ReactElement } from 'react'
import { ChoiceCards } from '../field/choice-cards.tsx'
import { formatRupees } from './format-rupees.ts'

/** Props of {@link AmountPicker}. */
export interface AmountPickerProps {
  legend: string
  name: string
  amounts: readonly {
    /** Whole paise. */
    paise: number
    /** A second line, e.g. "+ ₹50 bonus". */
    detail?: string | undefined
    disabled?: boolean | undefined
  }[]
  /** The chosen amount in paise. */
  value: number | null
  onChange: (paise: number) => void
  hideLegend?: boolean | undefined
  error?: string | undefined
}

/** A choice of amounts: radio buttons drawn as cards, with the chosen one marked in marigold. */
export function AmountPicker({ amounts, value, onChange, ...rest }: AmountPickerProps): ReactElement {
  return (
    <ChoiceCards
      {...rest}
      variant="money"
      columns={3}
      value={value === null ? null : String(value)}
      onChange={(paise) => onChange(Number(paise))}
      options={amounts.map(({ paise, detail, disabled }) => ({
        value: String(paise),
        label: formatRupees(paise, { trailingZeros: 'strip' }),
        detail,
        disabled,
      }))}
    />
  )
}
