import type { ReactElement } from 'react'
import './mala-ring.css'

/** Props of {@link MalaRing}. */
export interface MalaRingProps {
  /** How many of the 108 beads are counted. */
  done: number
  /** The diameter, 258 px by default. */
  size?: number | undefined
  /** The name of the picture; decoration without it. */
  title?: string | undefined
}

const BEADS = Array.from({ length: 108 }, (_, at) => at + 1)
/** The first bead stands 7.5° from the top; the gap of 15° has the guru bead, which is never counted. */
const GAP_DEGREES = 15
const STEP_DEGREES = (360 - GAP_DEGREES) / BEADS.length
const QUARTERS = [27, 54, 81]
const MARGIN = 6
const THREADS = 20

const angleOf = (bead: number): number => ((GAP_DEGREES / 2 + (bead - 0.5) * STEP_DEGREES) * Math.PI) / 180

/**
 * The 108 beads of a mala, clockwise from the guru bead at the top. A page that counts without React sets `data-done` on
 * the lines, which are in the order of the beads.
 */
export function MalaRing({ done, size = 258, title }: MalaRingProps): ReactElement {
  const centre = size / 2
  const radius = centre - MARGIN
  const at = (angle: number, distance: number) => ({
    x: round(centre + Math.sin(angle) * distance),
    y: round(centre - Math.cos(angle) * distance),
  })
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg
      className="ui-mala"
      width={size}
      height={size + THREADS}
      viewBox={`0 ${-THREADS} ${size} ${size + THREADS}`}
      {...name}
    >
      {BEADS.map((bead) => {
        const outer = at(angleOf(bead), radius)
        const inner = at(angleOf(bead), radius - (bead % 27 === 0 ? 15 : 9))
        return (
          <line key={bead} x1={outer.x} y1={outer.y} x2={inner.x} y2={inner.y} data-done={bead <= done || undefined} />
        )
      })}
      <g className="ui-mala-guru">
        <path d={[-3, 0, 3].map((x) => `M${centre + x} ${-THREADS + 2}V${MARGIN - 6.5}`).join('')} />
        <circle cx={centre} cy={MARGIN} r={6.5} />
      </g>
      {QUARTERS.map((bead) => (
        <text key={bead} {...at(angleOf(bead), radius - 27)} textAnchor="middle" dominantBaseline="central">
          {bead}
        </text>
      ))}
    </svg>
  )
}

const round = (value: number): number => Math.round(value * 100) / 100
