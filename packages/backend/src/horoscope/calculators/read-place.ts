import type { Place } from '@tarapath/jyotish'
import { invalidFields } from '../../errors.ts'
import type { CalculatorInput } from './calculator.ts'
import type { FieldPrefix } from './read-birth.ts'

export interface ZonedPlace {
  readonly place: Place
  readonly timeZone: string
}

const INDIA = 'Asia/Kolkata'
/** A bounding box around India and its islands. */
const isAboutIndia = ({ latitude, longitude }: Place) =>
  latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98
/** The default place is the middle of India. It serves calculators of the Moon, which has the same position everywhere. */
const NAGPUR: Place = { latitude: 21.15, longitude: 79.09 }

/**
 * Reads the place of birth: coordinates with a time zone, or the name of a place.
 * Our own choice: coordinates in India need no time zone, others do.
 */
export async function readPlace(
  { body, places }: CalculatorInput,
  prefix: FieldPrefix,
  isRequired: boolean,
): Promise<ZonedPlace> {
  const [latitude, longitude] = [body[`${prefix}latitude`], body[`${prefix}longitude`]]
  const [name, timezone] = [body[`${prefix}place_of_birth`], body[`${prefix}timezone`]]
  const invalid = (field: string, message: string) => invalidFields({ [`${prefix}${field}`]: message })
  if (timezone !== undefined && !isTimeZone(timezone))
    throw invalid('timezone', 'Write a time zone as Asia/Kolkata or as +05:30.')
  if (latitude !== undefined && longitude !== undefined) {
    const place = { latitude, longitude }
    if (timezone === undefined && !isAboutIndia(place))
      throw invalid('timezone', 'This field is required outside India.')
    return { place, timeZone: timezone ?? INDIA }
  }
  if (latitude !== undefined || longitude !== undefined)
    throw invalid(latitude === undefined ? 'latitude' : 'longitude', 'This field is required.')
  if (name !== undefined && name.trim() !== '') {
    const [bestMatch] = await places.search(name)
    const found = bestMatch && (await places.find(bestMatch.id))
    if (found) return { place: found, timeZone: timezone ?? found.timeZone }
    if (isRequired || timezone === undefined) throw invalid('place_of_birth', 'We do not know this place.')
  }
  if (isRequired) throw invalid('place_of_birth', 'This field is required.')
  return { place: NAGPUR, timeZone: timezone ?? INDIA }
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format() !== ''
  } catch {
    // Intl throws for an unknown time zone.
    return false
  }
}
