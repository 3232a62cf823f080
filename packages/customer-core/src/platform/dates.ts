const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })

const dayParts = inIndia({ day: 'numeric', month: 'short', year: 'numeric' })
const longDayParts = inIndia({ weekday: 'long', day: 'numeric', month: 'long' })
const timeParts = inIndia({ hour: 'numeric', minute: '2-digit', hour12: true })
const secondParts = inIndia({ hour: 'numeric', minute: '2-digit', second: '2-digit', hour12: true })
const isoParts = inIndia({ day: '2-digit', month: '2-digit', year: 'numeric' })

type When = string | number | Date

// The words are put together from parts: Node and browsers disagree about commas, spaces and "Sept".
function partsOf(format: Intl.DateTimeFormat, when: When): Record<string, string> {
  return Object.fromEntries(format.formatToParts(new Date(when)).map(({ type, value }) => [type, value]))
}

/** 20 Nov 2026 */
export function formatDay(when: When): string {
  const part = partsOf(dayParts, when)
  return `${part['day']} ${part['month']?.slice(0, 3)} ${part['year']}`
}

/** Friday 20 November */
export function formatLongDay(when: When): string {
  const part = partsOf(longDayParts, when)
  return `${part['weekday']} ${part['day']} ${part['month']}`
}

/** 4:12 pm */
export function formatTime(when: When): string {
  const part = partsOf(timeParts, when)
  return `${part['hour']}:${part['minute']} ${part['dayPeriod']?.toLowerCase().replaceAll('.', '')}`
}

/** 4:12:08 pm */
export function formatTimeWithSeconds(when: When): string {
  const part = partsOf(secondParts, when)
  return `${part['hour']}:${part['minute']}:${part['second']} ${part['dayPeriod']?.toLowerCase().replaceAll('.', '')}`
}

/** 20 Nov 2026, 4:12 pm */
export function formatDayAndTime(when: When): string {
  return `${formatDay(when)}, ${formatTime(when)}`
}

/** The calendar day in India as 2026-11-20. */
export function dayInIndia(when: When): string {
  const part = partsOf(isoParts, when)
  return `${part['year']}-${part['month']}-${part['day']}`
}
