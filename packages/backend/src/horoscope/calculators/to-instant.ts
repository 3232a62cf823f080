import { utcOffsetMinutes } from '../../places/index.ts'

/** The instant of a local date and time, with the UTC offset that the time zone had at that instant. */
export function toInstant(date: string, seconds: number, timeZone: string): Date {
  const local = Date.parse(`${date}T00:00:00Z`) + seconds * 1000
  const guess = new Date(local - utcOffsetMinutes(timeZone, new Date(local)) * 60_000)
  return new Date(local - utcOffsetMinutes(timeZone, guess) * 60_000)
}
