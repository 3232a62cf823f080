/** "4:27 pm" by the clocks of a time zone. */
export const formatClock = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone }).format(date)

/** "4:27 pm", and with the day when it is not this one: "2:38 am, 23 Nov". */
export function formatEnd(date: Date, timeZone: string, day: Date): string {
  const dayOf = (at: Date) => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone }).format(at)
  const clock = formatClock(date, timeZone)
  return dayOf(date) === dayOf(day) ? clock : `${clock}, ${dayOf(date)}`
}
