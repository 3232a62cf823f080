import { html } from 'hono/html'

const clockTime = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' })
const dayTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'Asia/Kolkata' })

/** 4:12:08 pm in India; the exact moment is in the attribute. */
export const printTime = (moment: Date) =>
  html`<time datetime="${moment.toISOString()}">${clockTime.format(moment)}</time>`

/** 20 Nov 2026, 4:12 pm */
export const printDayTime = (moment: Date) =>
  html`<time datetime="${moment.toISOString()}">${dayTime.format(moment)}</time>`

/** Friday, 20 November, 2026 */
export const printDay = (moment: Date): string => day.format(moment)

const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' })

/** 20 Nov */
export const printDate = (moment: Date) => html`<time datetime="${moment.toISOString()}">${date.format(moment)}</time>`

/** 3:05, as a meter shows it. */
export const printMeter = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** 1 day 2 h 5 min 3 s */
export function printSpan(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ]
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}
