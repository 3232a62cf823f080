const DAY_MS = 86_400_000

const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** The ISO date so many days later. */
export const plusDays = (date: string, days: number): string => isoDay(Date.parse(date) + days * DAY_MS)

/** The same day so many months later, or the last day of that month. */
export function plusMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** A date with the three days before it and the three after it. */
export const weekAround = (date: string): string[] => [-3, -2, -1, 0, 1, 2, 3].map((step) => plusDays(date, step))

/** All days of the month of a date. */
export function daysOfMonth(date: string): string[] {
  const month = date.slice(0, 7)
  return Array.from({ length: 31 }, (_, day) => plusDays(`${month}-01`, day)).filter((day) => day.startsWith(month))
}
