import type { ReactElement, ReactNode } from 'react'
import { TextInput } from './text-input.tsx'

/** Props of {@link PhoneInput}. */
export interface PhoneInputProps {
  /** The ten digits after +91, or as many as there are. */
  value: string
  /** Called with digits only, ten at most. */
  onChange: (digits: string) => void
  /** "Mobile number" by default. */
  label?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
  name?: string | undefined
  autoFocus?: boolean | undefined
}

/** The ten digits of whatever was typed, filled in or pasted: "+91 98765-43210", "098765 43210", "9876543210". */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const withoutCountry = digits.length > 10 ? digits.replace(/^(?:0{0,2}91|0+)/, '') : digits
  return withoutCountry.slice(0, 10)
}

/** An Indian mobile number. */
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
