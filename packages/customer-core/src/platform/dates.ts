const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })

const dayParts = inIndia({ day: 'numeric', month: 'short', year: 'numeric' })
const longDayParts = inIndia({ weekday: 'long', day: 'numeric', month: 'long' })
const monthParts = inIndia({ month: 'long', year: 'numeric' })
const timeParts = inIndia({ hour: 'numeric', minute: '2-digit', hour12: true })
const secondParts = inIndia({ hour: 'numeric', minute: '2-digit', second: '2-digit', hour12: true })
const isoParts = inIndia({ day: '2-digit', month: '2-digit', year: 'numeric' })

type Instant = string | number | Date

// Dates are assembled from parts, because Node and browsers disagree about commas, spaces and "Sept".
function partsOf(format: Intl.DateTimeFormat, instant: Instant): Record<string, string> {
  return Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
}

/** 20 Nov 2026 */
export function formatDay(instant: Instant): string {
  const part = partsOf(dayParts, instant)
  return `${part['day']} ${part['month']?.slice(0, 3)} ${part['year']}`
}

/** Friday 20 November */
export function formatLongDay(instant: Instant): string {
  const part = partsOf(longDayParts, instant)
  return `${part['weekday']} ${part['day']} ${part['month']}`
}

/** 20 Nov */
export function formatShortDay(instant: Instant): string {
  const part = partsOf(dayParts, instant)
  return `${part['day']} ${part['month']?.slice(0, 3)}`
}

/** "November 2025" for 2025-11, and without the year in the year of `today`, a day such as 2026-11-20. */
export function formatMonth(month: string, today: string): string {
  const part = partsOf(monthParts, `${month}-15T00:00:00Z`)
  return month.slice(0, 4) === today.slice(0, 4) ? `${part['month']}` : `${part['month']} ${part['year']}`
}

/** 4:12 pm */
export function formatTime(instant: Instant): string {
  const part = partsOf(timeParts, instant)
  return `${part['hour']}:${part['minute']} ${part['dayPeriod']?.toLowerCase().replaceAll('.', '')}`
}

/** 4:12:08 pm */
export function formatTimeWithSeconds(instant: Instant): string {
  const part = partsOf(secondParts, instant)
  return `${part['hour']}:${part['minute']}:${part['second']} ${part['dayPeriod']?.toLowerCase().replaceAll('.', '')}`
}

/** 20 Nov 2026, 4:12 pm */
export function formatDayAndTime(instant: Instant): string {
  return `${formatDay(instant)}, ${formatTime(instant)}`
}

/** The calendar day in India as 2026-11-20. */
export function dayInIndia(instant: Instant): string {
  const part = partsOf(isoParts, instant)
  return `${part['year']}-${part['month']}-${part['day']}`
}
