import type { ReactElement } from 'react'
import { SIDE, signOf, type ChartProps } from './chart-data.ts'
import { ChartMarks } from './chart-marks.tsx'
import './chart.css'
import { NORTH_OUTLINES, NORTH_SIGNS, northMarks } from './north-layout.ts'

const at = (part: number) => Math.round(part * SIDE * 10) / 10

/** A birth chart as it is drawn in the north of India: houses stay, from the top rhombus anticlockwise, and carry the number of their sign. */
export function NorthChart({ title, ...chart }: ChartProps): ReactElement {
  const { houses, firstSign, labels, firstLabel = 'Lagna' } = chart
  return (
    <svg
      className="ui-chart"
      viewBox={`-1 -1 ${SIDE + 2} ${SIDE + 2}`}
      role="img"
      aria-label={title}
      lang={labels === 'deva' ? 'hi' : undefined}
    >
      <path className="ui-chart-first" d={`M${NORTH_OUTLINES[0]?.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}z`} />
      <path className="ui-chart-lines" d={northLines(SIDE)} />
      <text className="ui-chart-first-label" x={at(0.5)} y={at(0.115)}>
        {firstLabel}
      </text>
      {NORTH_SIGNS.map(([x, y], house) => (
        <text key={house} className="ui-chart-sign" x={at(x)} y={at(y) + 4}>
          {signOf(firstSign, house)}
        </text>
      ))}
      {houses.map((grahas, house) => (
        <ChartMarks key={house} grahas={grahas} marks={northMarks(house, grahas.length)} chart={chart} />
      ))}
    </svg>
  )
}

/** The square, its diagonals and the diamond. */
export const northLines = (side: number): string =>
  `M0 0H${side}V${side}H0zL${side} ${side}M${side} 0L0 ${side}M${side / 2} 0L0 ${side / 2} ${side / 2} ${side} ${side} ${side / 2}z`
