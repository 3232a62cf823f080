import { dayNumber } from '../panchang/civil-day.ts'
import { checkText, show } from './check.ts'

const DAY_MS = 86_400_000

/**
 * The instant at which clocks in a time zone showed a date and a time: from what is written on a birth certificate to what
 * {@link birthChart} takes. Reads the time zone database of the host, which knows war time and local mean time.
 *
 * A time that occurred twice, when clocks were set back, is the earlier instant; one that was left out, when clocks were
 * set forward, is read as if the old offset had gone on.
 *
 * @param date `1994-08-17`, 1900 to 2100.
 * @param time `06:45` or `06:45:30`.
 * @param timeZone A name of the time zone database, such as `Asia/Kolkata`, or an offset, such as `+05:30` or `+05:53:20`.
 * @throws RangeError for an invalid date, time or time zone, and for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const local = dayNumber(date) * DAY_MS + timeOfDay(time)
  const offsetAt = offsetsOf(timeZone)
  // Offsets change at most once within two days, so that one of these two, or both in turn, applied.
  const [before, after] = [offsetAt(local - DAY_MS), offsetAt(local + DAY_MS)]
  const matches = [before, after].map((offset) => local - offset).filter((at) => at + offsetAt(at) === local)
  return new Date(matches.length > 0 ? Math.min(...matches) : local - before)
}

/** The milliseconds since midnight. */
function timeOfDay(time: string): number {
  checkText(time, '06:45')
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(time)
  if (!match) throw new RangeError(`${show(time)} is not a time of day. Write it as 06:45 or 06:45:30.`)
  const [, hours, minutes, seconds = '0'] = match
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/** The UTC offset of a time zone at an instant, both in milliseconds. */
function offsetsOf(timeZone: string): (at: number) => number {
  checkText(timeZone, 'Asia/Kolkata')
  const match = /^([+-])([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(timeZone)
  if (match) {
    const [, sign, hours, minutes, seconds = '0'] = match
    const offset = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
    return () => (sign === '-' ? -offset : offset)
  }
  const format = formatIn(timeZone)
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - at
  }
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    throw new RangeError(`${show(timeZone)} is not a time zone. Pass one such as Asia/Kolkata or +05:30.`)
  }
}
