import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { invalidFields } from '../errors.ts'

/**
 * Parses a mobile number in any notation to E.164.
 * Our own choice: a number without `+` is Indian, unless a country code is given.
 */
export function phoneNumber(text: string, countryCode = '+91'): string {
  const isForeign = countryCode !== '+91' && !text.trim().startsWith('+')
  const number = parsePhoneNumberFromString(isForeign ? `${countryCode}${text}` : text, 'IN')
  if (!number?.isValid()) throw invalidFields({ phone_number: 'Enter a valid mobile number.' })
  return number.number
}

/** Whether `phoneNumber` accepts the text. */
export const isPhoneNumber = (text: string): boolean => parsePhoneNumberFromString(text, 'IN')?.isValid() === true
