import type { ReactElement, ReactNode } from 'react'
import { TextInput } from './text-input.tsx'
import './input.css'

/** Props of {@link PhoneInput}. */
export interface PhoneInputProps {
  /** The digits after +91, ten when complete. */
  value: string
  /** Called with at most ten digits and nothing else. */
  onChange: (digits: string) => void
  /** "Mobile number" by default. */
  label?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
  name?: string | undefined
  autoFocus?: boolean | undefined
}

/** The national digits of a typed, filled or pasted number, such as "+91 98765-43210" or "098765 43210". */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const withoutCountry = digits.length > 10 ? digits.replace(/^(?:0{0,2}91|0+)/, '') : digits
  return withoutCountry.slice(0, 10)
}

/** A field for an Indian mobile number. */
export function PhoneInput({ value, onChange, label = 'Mobile number', ...rest }: PhoneInputProps): ReactElement {
  return (
    <TextInput
      {...rest}
      label={label}
      className="ui-phone-input"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+91"
      value={value}
      onChange={(event) => onChange(nationalDigits(event.target.value))}
    />
  )
}
