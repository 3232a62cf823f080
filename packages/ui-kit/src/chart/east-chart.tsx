import type { ReactElement } from 'react'
import { bySign, SIDE, type ChartProps } from './chart-data.ts'
import { ChartMarks } from './chart-marks.tsx'
import './chart.css'
import { EAST_OUTLINES, EAST_SIGNS, eastMarks } from './east-layout.ts'

const at = (thirds: number) => Math.round((thirds * SIDE * 10) / 3) / 10

/** A birth chart as it is drawn in Bengal and Odisha: signs stay, anticlockwise from the top, and corners are cut. */
export function EastChart({ title, ...chart }: ChartProps): ReactElement {
  const { firstSign, labels } = chart
  const outline = (sign: number) => `M${EAST_OUTLINES[sign]?.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}z`
  return (
    <svg
      className="ui-chart"
      viewBox={`-1 -1 ${SIDE + 2} ${SIDE + 2}`}
      role="img"
      aria-label={title}
      lang={labels === 'deva' ? 'hi' : undefined}
    >
      <path className="ui-chart-first" d={outline(firstSign - 1)} />
      <path className="ui-chart-lines" d={EAST_OUTLINES.map((_, sign) => outline(sign)).join('')} />
      {EAST_SIGNS.map(([x, y], sign) => (
        <text key={sign} className="ui-chart-sign" data-size="s" x={at(x)} y={at(y) + 3.5}>
          {sign + 1}
        </text>
      ))}
      {bySign(chart).map((grahas, sign) => (
        <ChartMarks key={sign} grahas={grahas} marks={eastMarks(sign, grahas.length)} chart={chart} />
      ))}
    </svg>
  )
}
