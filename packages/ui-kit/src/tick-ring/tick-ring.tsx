import type { ReactElement, ReactNode } from 'react'
import './tick-ring.css'

/** Props of {@link TickRing}. */
export interface TickRingProps {
  /** How many ticks the ring has. */
  count: number
  /** How many of them are gone, clockwise from the top. */
  done: number
  /** The value in its middle, e.g. a `<Duration>`. */
  children: ReactNode
  /** A word below the value. */
  label?: string | undefined
  /** `live` for the last moments. */
  tone?: 'time' | 'live' | undefined
}

const SIZE = 188
const OUTER = 93
const SHORT = 8
const LONG = 14

/** A countdown as a ring: one tick each second, and a longer one each tenth. Screen readers read its middle only. */
export function TickRing({ count, done, children, label, tone = 'time' }: TickRingProps): ReactElement {
  const left: string[] = []
  const gone: string[] = []
  for (let tick = 0; tick < count; tick += 1) (tick < done ? gone : left).push(pathOf(tick, count))
  return (
    <div className="ui-tick-ring" data-tone={tone}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} fill="none" aria-hidden>
        <path className="ui-tick-ring-gone" d={gone.join('')} strokeWidth="1.4" />
        <path className="ui-tick-ring-left" d={left.join('')} strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      <p>
        <strong>{children}</strong>
        {label ? <span>{label}</span> : null}
      </p>
    </div>
  )
}

function pathOf(tick: number, count: number): string {
  const angle = ((tick + 0.5) * 2 * Math.PI) / count
  const inner = OUTER - (tick % 10 === 0 ? LONG : SHORT)
  const at = (radius: number) =>
    `${(SIZE / 2 + radius * Math.sin(angle)).toFixed(1)} ${(SIZE / 2 - radius * Math.cos(angle)).toFixed(1)}`
  return `M${at(inner)}L${at(OUTER)}`
}
