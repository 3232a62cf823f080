import type { ReactElement } from 'react'
import { pathOf } from '../chart/chart-data.ts'
import type { GrahaSlug } from '../glyph/glyphs.ts'
import './almanac.css'

/** A period that a graha rules. */
export interface DashaPeriod {
  graha: GrahaSlug
  name: string
  start: Date
  end: Date
}

/** Props of {@link DashaTimeline}. */
export interface DashaTimelineProps {
  /** The great periods in order, each with its parts. */
  periods: readonly (DashaPeriod & { parts: readonly DashaPeriod[] })[]
  birth: Date
  now: Date
  /** The great period whose parts the lower scale shows. */
  selected: number
  /** Called with the index of a great period that was pressed. Offer the same choice to the keyboard. */
  onSelect?: ((index: number) => void) | undefined
  /** The word at the hand: "now" by default. */
  nowLabel?: string | undefined
  /** The name of the picture for screen readers. Put a table of the periods beside it. */
  title: string
}

const WIDTH = 328
const YEAR_MS = 365.25 * 86_400_000
const SHOWN_YEARS = 58
const UPPER = 10
const LOWER = 56
const HEIGHT = 25

type Scale = (at: Date) => number

const scaleOf =
  (from: number, to: number): Scale =>
  (at) =>
    Math.round(Math.min(Math.max(((at.getTime() - from) / (to - from)) * WIDTH, 0), WIDTH) * 10) / 10

/** Two scales of the Vimshottari dasha: the great periods of a life, and below them the parts of one. A hand is now. */
export function DashaTimeline(props: DashaTimelineProps): ReactElement {
  const { periods, birth, now, selected, onSelect, nowLabel = 'now', title } = props
  const from = Math.max(birth.getTime(), now.getTime() - 45 * YEAR_MS)
  const upper = scaleOf(from, from + SHOWN_YEARS * YEAR_MS)
  const chosen = periods[selected] ?? periods[0]
  if (!chosen) return <svg className="ui-dasha" role="img" aria-label={title} />
  const [start, end] = [chosen.start.getTime(), chosen.end.getTime()]
  const lower = scaleOf(start, end)
  const isRunning = start <= now.getTime() && now.getTime() < end
  const hand = upper(now)
  const lowerHand = lower(now)
  return (
    <svg className="ui-dasha" viewBox={`-1 0 ${WIDTH + 2} 104`} role="img" aria-label={title}>
      <path className="ui-dasha-ticks" d={yearTicks(from, SHOWN_YEARS, UPPER, -1)} />
      {periods.map((period, index) => (
        <Band
          key={period.name}
          period={period}
          scale={upper}
          y={UPPER}
          isLit={index === selected}
          onPress={onSelect && (() => onSelect(index))}
        />
      ))}
      <path
        className="ui-dasha-wedge"
        d={`M${upper(chosen.start)} ${UPPER + HEIGHT}L0 ${LOWER}M${upper(chosen.end)} ${UPPER + HEIGHT}L${WIDTH} ${LOWER}`}
      />
      {chosen.parts.map((part) => (
        <Band key={part.name} period={part} scale={lower} y={LOWER} isLit={part.start <= now && now < part.end} />
      ))}
      <path className="ui-dasha-ticks" d={yearTicks(start, (end - start) / YEAR_MS, LOWER + HEIGHT, 1)} />
      <path className="ui-dasha-hand" d={`M${hand} 0V${UPPER + HEIGHT}`} />
      <text className="ui-dasha-year" x="0" y="101">
        {chosen.start.getUTCFullYear()}
      </text>
      <text className="ui-dasha-year" data-end="" x={WIDTH} y="101">
        {chosen.end.getUTCFullYear()}
      </text>
      {isRunning ? (
        <>
          <path className="ui-dasha-hand" d={`M${lowerHand} ${LOWER - 6}v5M${lowerHand} ${LOWER + HEIGHT + 1}v7`} />
          <text className="ui-dasha-now" x={Math.min(Math.max(lowerHand, 48), WIDTH - 48)} y="101">
            {nowLabel}
          </text>
        </>
      ) : null}
    </svg>
  )
}

interface BandProps {
  period: DashaPeriod
  scale: Scale
  y: number
  isLit: boolean
  onPress?: (() => void) | undefined
}

function Band({ period, scale, y, isLit, onPress }: BandProps): ReactElement | null {
  const [x, end] = [scale(period.start), scale(period.end)]
  const width = end - x
  if (width <= 0) return null
  const hasName = width > 24 + period.name.length * 7
  const size = Math.min(15, width - 2)
  const left = hasName ? x + 6 : x + (width - size) / 2
  return (
    <g className="ui-dasha-band" data-lit={isLit ? '' : undefined} onClick={onPress}>
      <path d={`M${x} ${y}h${width}v${HEIGHT}h-${width}z`} />
      {size > 8 ? (
        <path
          className="ui-chart-glyph"
          transform={`translate(${left} ${y + (HEIGHT - size) / 2}) scale(${size / 24})`}
          d={pathOf(period.graha)}
        />
      ) : null}
      {hasName ? (
        <text x={x + 25} y={y + 17}>
          {period.name}
        </text>
      ) : null}
    </g>
  )
}

/** A tick for each year, longer for each fifth and tenth. */
function yearTicks(from: number, years: number, y: number, direction: 1 | -1): string {
  const first = new Date(from).getUTCFullYear() + 1
  const scale = scaleOf(from, from + years * YEAR_MS)
  return Array.from({ length: Math.max(Math.floor(years), 0) }, (_, at) => first + at)
    .map((year) => {
      const length = year % 10 === 0 ? 8 : year % 5 === 0 ? 5 : 3
      return `M${scale(new Date(Date.UTC(year, 0, 1)))} ${y}v${direction * length}`
    })
    .join('')
}
