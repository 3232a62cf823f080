import type { ReactElement } from 'react'
import './almanac.css'

/** Props of {@link LimbSpan}. */
export interface LimbSpanProps {
  /** Sunrise, and the next one. */
  from: Date
  to: Date
  /** When the limb of the panchang ends. */
  end: Date
  /** The hand, if it is within the day. */
  now?: Date | undefined
}

const WIDTH = 96

/** How long a limb of the panchang lasts, from one sunrise to the next: decoration beside the time in words. */
export function LimbSpan({ from, to, end, now }: LimbSpanProps): ReactElement {
  const x = (date: Date) => {
    const part = (date.getTime() - from.getTime()) / (to.getTime() - from.getTime())
    return Math.round(Math.min(Math.max(part, 0), 1) * WIDTH * 10) / 10
  }
  return (
    <svg className="ui-limb-span" width={WIDTH + 2} height="15" viewBox={`-1 0 ${WIDTH + 2} 15`} aria-hidden>
      <path className="ui-dasha-ticks" d={`M0 0v10M24 6v4M48 3v7M72 6v4M${WIDTH} 0v10`} />
      <path className="ui-limb-rest" d={`M0 12.5h${WIDTH}`} />
      <path className="ui-limb-bar" d={`M0 12.5h${x(end)}`} />
      {now && now >= from && now <= to ? <path className="ui-dasha-hand" d={`M${x(now)} 0v10`} /> : null}
    </svg>
  )
}
