import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { invalidFields } from '../errors.ts'

/**
 * A mobile number in any way of writing, as E.164.
 * Our own choice: without a country it is Indian; one of another country is written with its `+`.
 */
export function phoneNumber(text: string, countryCode = '+91'): string {
  const abroad = countryCode !== '+91' && !text.trim().startsWith('+')
  const number = parsePhoneNumberFromString(abroad ? `${countryCode}${text}` : text, 'IN')
  if (!number?.isValid()) throw invalidFields({ phone_number: 'Enter a valid mobile number.' })
  return number.number
}

/** Whether `phoneNumber` reads it. */
export const isPhoneNumber = (text: string): boolean => parsePhoneNumberFromString(text, 'IN')?.isValid() === true
