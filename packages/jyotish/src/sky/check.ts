import type { Place } from './place.ts'

/** One day more on both sides, because time zones differ: 1900 begins in India before it does in Greenwich. */
const FIRST = Date.UTC(1899, 11, 31)
const AFTER_LAST = Date.UTC(2101, 0, 2)
const MAX_SHOWN_LENGTH = 40

/** A value as an error message shows it: short, whatever it is. */
export function show(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value)
  if (typeof value === 'function') return 'A function'
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'An array' : 'An object'
  return String(value)
}

/** Throws a TypeError for anything but a text. */
export function checkText(value: string, example: string): void {
  if (typeof value !== 'string') throw new TypeError(`${show(value)} is not a text. Pass one such as ${show(example)}.`)
}

/** Throws a TypeError for anything but a number; NaN is one. */
export function checkNumber(value: number, name: string): void {
  if (typeof value !== 'number') throw new TypeError(`${show(value)} is not a number. Pass the ${name} as one.`)
}

/** Throws a TypeError for anything but an object. */
export function checkObject(value: object, example: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${show(value)} does not fit here. Pass an object such as ${example}.`)
}

/** Throws a RangeError for a number that is not one of a few, and a TypeError for anything but a number. */
export function checkOneOf(value: number, last: number, name: string): void {
  checkNumber(value, name)
  if (!Number.isInteger(value) || value < 1 || value > last)
    throw new RangeError(`The ${name} ${value} is not 1 to ${last}.`)
}

/** The milliseconds of a Date. Throws a TypeError that says what to pass for anything else, such as a string. */
export function timeOf(date: Date): number {
  try {
    return Date.prototype.getTime.call(date)
  } catch {
    throw new TypeError(`${show(date)} is not a Date. Pass new Date('1994-08-17T06:45:00+05:30').`)
  }
}

/** Throws a RangeError for an instant outside the supported years. */
export function checkDate(date: Date): void {
  const time = timeOf(date)
  if (Number.isNaN(time)) throw new RangeError('The date is not valid. Pass a Date that holds an instant.')
  if (time < FIRST || time >= AFTER_LAST)
    throw new RangeError(`The date ${new Date(time).toISOString()} is not supported. Pass one from 1900 to 2100.`)
}

/** Throws a RangeError for invalid coordinates, and a TypeError for those that are not numbers, such as text. */
export function checkPlace(place: Place): void {
  checkObject(place, '{ latitude: 28.6, longitude: 77.2 }')
  const { latitude, longitude } = place
  checkNumber(latitude, 'latitude')
  checkNumber(longitude, 'longitude')
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`The latitude ${latitude} is not between -90 and 90 degrees.`)
  if (!(Math.abs(longitude) <= 180))
    throw new RangeError(`The longitude ${longitude} is not between -180 and 180 degrees.`)
}

/** Throws a RangeError for a longitude that is not finite, and a TypeError for one that is not a number. */
export function checkDegrees(degrees: number): void {
  checkNumber(degrees, 'longitude')
  if (!Number.isFinite(degrees)) throw new RangeError(`The longitude ${degrees} is not a number of degrees.`)
}
