import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/mobile'
import { invalidFields } from '../errors.ts'

/**
 * Parses a mobile number in any notation to E.164.
 * Our own choice: a number without `+` is Indian, unless a country code is given.
 */
export const phoneNumber = (text: string, countryCode?: string): string => parse(text, countryCode).number

/** Parses a phone number for a sign-in. Codes are sent only to the countries that the settings name. */
export function signInNumber(text: string, countries: readonly string[], countryCode?: string): string {
  const { number, country } = parse(text, countryCode)
  if (!countries.includes(country ?? ''))
    throw invalidFields({ phone_number: `We send OTPs to mobile numbers of ${namesOf(countries)} only.` })
  return number
}

/** Whether `phoneNumber` accepts the text. */
export const isPhoneNumber = (text: string): boolean => parsePhoneNumberFromString(text, 'IN')?.isValid() === true

/** Whether the text is an ISO 3166 code of a country with telephones, such as IN. */
export const isPhoneCountry = (text: string): boolean => isSupportedCountry(text)

function parse(text: string, countryCode = '+91'): PhoneNumber {
  const isForeign = countryCode !== '+91' && !text.trim().startsWith('+')
  const number = parsePhoneNumberFromString(isForeign ? `${countryCode}${text}` : text, 'IN')
  if (!number?.isValid()) throw invalidFields({ phone_number: 'Enter a valid mobile number.' })
  return number
}

function namesOf(countries: readonly string[]): string {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return new Intl.ListFormat('en').format(countries.map((country) => names.of(country) ?? country))
}
