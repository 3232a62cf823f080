/** The UTC offset of a time zone at an instant, in minutes; negative west of Greenwich, with a fraction for local mean time. */
export function utcOffsetMinutes(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes, seconds] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(offset) ?? []
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60) * (sign === '-' ? -1 : 1)
}
