import type { Almanac, DayParts, Span } from './almanac.ts'
import { formatClock } from './format-clock.ts'
import styles from './almanac-now.module.css'
import { almanacWords } from './words/almanac.gen.ts'

export interface AlmanacNowProps {
  almanac: Almanac
  parts: DayParts
  now: Date
}

/** What runs now, and when the next good choghadiya begins. Renders nothing unless the shown day is today. */
export function AlmanacNow({ almanac: { panchang, timeZone }, parts, now }: AlmanacNowProps) {
  const words = almanacWords()
  const { sunrise, nextSunrise } = panchang
  if (!sunrise || !nextSunrise || now < sunrise || now >= nextSunrise) return null
  const running = runningAt(parts, now)
  const next = parts.choghadiyas.find(({ kind, start }) => kind === 'good' && start > now)
  const span = ({ start, end }: Span) =>
    words.span({ from: formatClock(start, timeZone), to: formatClock(end, timeZone) })
  return (
    <>
      {running ? (
        <p className={styles['now']}>
          {running.isAvoided ? <Hatch /> : null}
          <b>{words.nowRuns({ name: running.name })}</b>
          <span>{span(running)}</span>
        </p>
      ) : null}
      {next ? (
        <p className={styles['next']}>
          <span>{words.nextGood}</span>
          <span>
            <b>{next.name}</b> {span(next)}
          </span>
        </p>
      ) : null}
    </>
  )
}

interface Running extends Span {
  name: string
  isAvoided: boolean
}

/** A part of the day that has a name of its own, or else the choghadiya. */
function runningAt(parts: DayParts, now: Date): Running | undefined {
  const words = almanacWords()
  const named: Running[] = [
    { name: words.rahuKaal, isAvoided: true, ...parts.rahuKaal },
    ...(parts.isAbhijitUsed ? [{ name: words.abhijitMuhurta, isAvoided: false, ...parts.abhijit }] : []),
    { name: words.yamaganda, isAvoided: true, ...parts.yamaganda },
    { name: words.gulikaKaal, isAvoided: true, ...parts.gulikaKaal },
    ...parts.choghadiyas.map(({ name, kind, start, end }) => ({
      name: words.choghadiyaOf({ name }),
      isAvoided: kind === 'avoid',
      start,
      end,
    })),
  ]
  return named.find(({ start, end }) => start <= now && now < end)
}

/** The hatching of times to avoid, as on the dial. */
const Hatch = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
    <path d="M0 6L6 0M0 16L16 0M10 16l6-6" stroke="currentColor" />
  </svg>
)
