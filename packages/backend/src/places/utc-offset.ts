/** Minutes that clocks of a time zone were ahead of UTC at a moment; below zero in the Americas, with a fraction before zones were agreed on. */
export function utcOffsetMinutes(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes, seconds] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(offset) ?? []
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60) * (sign === '-' ? -1 : 1)
}
