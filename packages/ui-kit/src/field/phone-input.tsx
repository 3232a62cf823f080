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

// What comes before ten digits. With another length the number is half typed: of those that start with 91, only mobile ones
// lose it, so that the eleventh digit of 91234 56780 is dropped and 91987 65432 1 goes on as 98765 432 1.
const PREFIX = /^(?:0{0,2}91)?0*(?=[1-9]\d{9}$)|^0{0,2}910*(?=[6-9])|^0+/

/** The national digits of a typed, filled or pasted number, such as "+91 98765-43210" or "098765 43210". */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return (digits.length > 10 ? digits.replace(PREFIX, '') : digits).slice(0, 10)
}

/** A field for an Indian mobile number. */
export function PhoneInput({ value, onChange, label = 'Mobile number', ...rest }: PhoneInputProps): ReactElement {
  function accept({ value: text, selectionStart }: HTMLInputElement) {
    // A digit put into a whole number corrects it, and makes no country code of its first two.
    const isCorrected = value.length === 10 && text.length === 11 && selectionStart !== 11
    onChange(nationalDigits(isCorrected ? text.slice(0, 10) : text))
  }
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
      onChange={(event) => accept(event.target)}
    />
  )
}
