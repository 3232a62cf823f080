import { useId, type ReactElement } from 'react'
import './almanac.css'

/** A part of the daylight. */
export interface DayPart {
  /** `avoid` is hatched, `minor` shaded, `good` an arc inside. */
  kind: 'avoid' | 'minor' | 'good'
  label: string
  start: Date
  end: Date
}

/** Props of {@link DayDial}. */
export interface DayDialProps {
  sunrise: Date
  sunset: Date
  parts: readonly DayPart[]
  /** The hand, where it is day there now. */
  now?: Date | undefined
  /** Of the place, for the numbers of the hours. */
  utcOffsetMinutes: number
  /** The name of the picture for screen readers. Put a table of the times beside it. */
  title: string
}

const CENTRE = 164
const GROUND = 178
const OUTER = 146
const INNER = 104
const QUARTER_MS = 900_000

const round = (n: number) => Math.round(n * 10) / 10

function at(degrees: number, radius: number): string {
  const turn = ((180 - degrees) * Math.PI) / 180
  return `${round(CENTRE + radius * Math.cos(turn))} ${round(GROUND - radius * Math.sin(turn))}`
}

const ring = (from: number, to: number, inner: number, outer: number) =>
  `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`

/** The daylight as a half dial from sunrise to sunset, in eight parts, with the times to avoid and a hand at now. */
export function DayDial({ sunrise, sunset, parts, now, utcOffsetMinutes, title }: DayDialProps): ReactElement {
  const hatch = useId()
  const length = sunset.getTime() - sunrise.getTime()
  const angleOf = (date: Date) => ((date.getTime() - sunrise.getTime()) / length) * 180
  const hand = now && now >= sunrise && now <= sunset ? angleOf(now) : null
  return (
    <svg className="ui-day-dial" viewBox="0 0 328 182" role="img" aria-label={title}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path className="ui-day-hatch" d="M0 3h6" />
        </pattern>
      </defs>
      {parts.map(({ kind, label, start, end }) => {
        const [from, to] = [angleOf(start), angleOf(end)]
        return kind === 'good' ? (
          <g key={label} className="ui-day-good">
            <path d={ring(from, to, 90, 98)} />
            <Label degrees={(from + to) / 2} radius={76} label={label} />
          </g>
        ) : (
          <g key={label}>
            <path
              className="ui-day-part"
              d={ring(from, to, INNER, OUTER)}
              style={kind === 'avoid' ? { fill: `url(#${hatch})` } : undefined}
            />
          </g>
        )
      })}
      <path className="ui-day-lines" d={`${ring(0, 180, INNER, OUTER)}${eighths()}`} />
      <Clock sunrise={sunrise} sunset={sunset} angleOf={angleOf} utcOffsetMinutes={utcOffsetMinutes} />
      {parts.map(({ kind, label, start, end }) =>
        kind === 'good' ? null : (
          <Label key={label} degrees={(angleOf(start) + angleOf(end)) / 2} radius={125} label={label} isKnockedOut />
        ),
      )}
      <path className="ui-gnomon-blade" d={`M164 ${GROUND}h26v-52z`} />
      <path className="ui-gnomon-ground" d={`M106 ${GROUND}h98`} />
      {hand === null ? null : <path className="ui-dasha-hand" d={`M${CENTRE} ${GROUND}L${at(hand, 154)}`} />}
    </svg>
  )
}

function Label(props: { degrees: number; radius: number; label: string; isKnockedOut?: boolean }): ReactElement {
  const [x = 0, y = 0] = at(props.degrees, props.radius).split(' ').map(Number)
  return (
    <text className="ui-day-label" data-ground={props.isKnockedOut ? '' : undefined} x={x} y={y + 4}>
      {props.label}
    </text>
  )
}

const eighths = () =>
  [1, 2, 3, 4, 5, 6, 7].map((part) => `M${at(part * 22.5, INNER)}L${at(part * 22.5, OUTER)}`).join('')

interface ClockProps {
  sunrise: Date
  sunset: Date
  angleOf(date: Date): number
  utcOffsetMinutes: number
}

/** A tick each quarter of an hour, a longer one each hour, and the numbers 9, 12 and 3. */
function Clock({ sunrise, sunset, angleOf, utcOffsetMinutes }: ClockProps): ReactElement {
  const first = Math.ceil(sunrise.getTime() / QUARTER_MS)
  const quarters = Array.from({ length: Math.floor(sunset.getTime() / QUARTER_MS) - first + 1 }, (_, quarter) => {
    const date = new Date((first + quarter) * QUARTER_MS)
    const local = new Date(date.getTime() + utcOffsetMinutes * 60_000)
    return { angle: angleOf(date), hour: local.getUTCMinutes() === 0 ? local.getUTCHours() : null }
  })
  return (
    <>
      <path
        className="ui-dasha-ticks"
        d={quarters
          .map(({ angle, hour }) => `M${at(angle, OUTER + 2)}L${at(angle, OUTER + (hour === null ? 5.5 : 9))}`)
          .join('')}
      />
      {quarters
        .filter(({ hour }) => hour === 9 || hour === 12 || hour === 15)
        .map(({ angle, hour }) => (
          <Label key={hour} degrees={angle} radius={OUTER + 18} label={String(hour === 15 ? 3 : hour)} />
        ))}
    </>
  )
}
