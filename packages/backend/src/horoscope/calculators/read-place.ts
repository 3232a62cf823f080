import type { Place } from '@tarapath/jyotish'
import { invalidFields } from '../../errors.ts'
import type { Question } from './calculator.ts'
import type { Person } from './read-birth.ts'

export interface PlaceInTime {
  readonly place: Place
  readonly timeZone: string
}

const INDIA = 'Asia/Kolkata'
/** A little more than the country, islands included. */
const isAboutIndia = ({ latitude, longitude }: Place) =>
  latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98
/** The middle of India, for those who need no place: the Moon is the same everywhere. */
const NAGPUR: Place = { latitude: 21.15, longitude: 79.09 }

/**
 * Where somebody was born: coordinates with a time zone, or the name of a place.
 * Our own choice: coordinates in India need no time zone, others do.
 */
export async function readPlace({ body, places }: Question, person: Person, isNeeded: boolean): Promise<PlaceInTime> {
  const [latitude, longitude] = [body[`${person}latitude`], body[`${person}longitude`]]
  const [name, timezone] = [body[`${person}place_of_birth`], body[`${person}timezone`]]
  const refuse = (field: string, sentence: string) => invalidFields({ [`${person}${field}`]: sentence })
  if (timezone !== undefined && !isTimeZone(timezone))
    throw refuse('timezone', 'Write a time zone as Asia/Kolkata or as +05:30.')
  if (latitude !== undefined && longitude !== undefined) {
    const place = { latitude, longitude }
    if (timezone === undefined && !isAboutIndia(place))
      throw refuse('timezone', 'This field is required outside India.')
    return { place, timeZone: timezone ?? INDIA }
  }
  if (latitude !== undefined || longitude !== undefined)
    throw refuse(latitude === undefined ? 'latitude' : 'longitude', 'This field is required.')
  if (name !== undefined && name.trim() !== '') {
    const [likeliest] = await places.search(name)
    const found = likeliest && (await places.find(likeliest.id))
    if (found) return { place: found, timeZone: timezone ?? found.timeZone }
    if (isNeeded || timezone === undefined) throw refuse('place_of_birth', 'We do not know this place.')
  }
  if (isNeeded) throw refuse('place_of_birth', 'This field is required.')
  return { place: NAGPUR, timeZone: timezone ?? INDIA }
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format() !== ''
  } catch {
    // Intl has no other way to say that it does not know a name.
    return false
  }
}
