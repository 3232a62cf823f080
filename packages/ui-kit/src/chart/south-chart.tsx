import type { ReactElement } from 'react'
import { bySign, SIDE, type ChartProps } from './chart-data.ts'
import { ChartMarks } from './chart-marks.tsx'
import './chart.css'
import { boxMarks } from './layout.ts'

const CELL = SIDE / 4

/** The columns and rows of the signs, from Mesha clockwise. */
const CELLS = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
] as const

/** A birth chart as it is drawn in the south of India: signs stay, clockwise from the top, and the lagna's is marked. */
export function SouthChart({ title, centre, ...chart }: ChartProps & { centre?: SouthChartCentre }): ReactElement {
  const { firstSign, labels, firstLabel = 'Lagna' } = chart
  const [firstColumn, firstRow] = CELLS[firstSign - 1] ?? [0, 0]
  const [x, y] = [firstColumn * CELL, firstRow * CELL]
  const middle = SIDE / 2
  return (
    <svg
      className="ui-chart"
      viewBox={`-1 -1 ${SIDE + 2} ${SIDE + 2}`}
      role="img"
      aria-label={title}
      lang={labels === 'deva' ? 'hi' : undefined}
    >
      <path className="ui-chart-first" d={`M${x} ${y}h${CELL}v${CELL}h-${CELL}z`} />
      <path
        className="ui-chart-lines"
        d={`M0 0H${SIDE}V${SIDE}H0zM0 ${CELL}H${SIDE}M0 ${CELL * 3}H${SIDE}M${CELL} 0V${SIDE}M${CELL * 3} 0V${SIDE}M${CELL * 2} 0V${CELL}M${CELL * 2} ${CELL * 3}V${SIDE}M0 ${CELL * 2}H${CELL}M${CELL * 3} ${CELL * 2}H${SIDE}`}
      />
      <path className="ui-chart-cut" d={`M${x} ${y + 0.32 * CELL}L${x + 0.32 * CELL} ${y}`} />
      <text className="ui-chart-first-label" x={x + CELL / 2} y={y + 14}>
        {firstLabel}
      </text>
      {CELLS.map(([column, row], sign) => (
        <text key={sign} className="ui-chart-sign" data-size="s" x={(column + 1) * CELL - 9} y={row * CELL + 13}>
          {sign + 1}
        </text>
      ))}
      {bySign(chart).map((grahas, sign) => {
        const [column, row] = CELLS[sign] ?? [0, 0]
        const marks = boxMarks(grahas.length, { x: (column + 0.5) * CELL, y: (row + 0.6) * CELL, columns: 2 })
        return <ChartMarks key={sign} grahas={grahas} marks={marks} chart={chart} />
      })}
      {centre ? (
        <>
          <text className="ui-chart-centre" x={middle} y={middle - 2}>
            {centre.title}
          </text>
          <text className="ui-chart-centre" data-sub="" x={middle} y={middle + 16}>
            {centre.sub}
          </text>
        </>
      ) : null}
    </svg>
  )
}

/** What stands in the open middle of a {@link SouthChart}. */
export interface SouthChartCentre {
  title: string
  sub: string
}
