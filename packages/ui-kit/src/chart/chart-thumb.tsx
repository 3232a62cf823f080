import type { ReactElement } from 'react'
import type { ChartData } from './chart-data.ts'
import './chart.css'
import { northLines } from './north-chart.tsx'
import { northMarks } from './north-layout.ts'
import { SIDE } from './chart-data.ts'

/** Props of {@link ChartThumb}. */
export interface ChartThumbProps {
  /** The grahas in the twelve houses, from the first. */
  houses: ChartData['houses']
  /** 56 px by default. */
  size?: number | undefined
}

const DOT = 2.3

/** A small north Indian chart with a dot for each graha: decoration. */
export function ChartThumb({ houses, size = 56 }: ChartThumbProps): ReactElement {
  const scale = size / SIDE
  const dots = houses.flatMap((grahas, house) => {
    const places = northMarks(house, Math.min(grahas.length, 1))
    const centre = places[0]
    return grahas.map((_, at) => ({
      x: (centre?.x ?? 0) * scale + (at - (grahas.length - 1) / 2) * DOT * 2,
      y: (centre?.y ?? 0) * scale,
    }))
  })
  return (
    <svg className="ui-chart-thumb" width={size} height={size} viewBox={`-1 -1 ${size + 2} ${size + 2}`} aria-hidden>
      <path
        className="ui-chart-first"
        d={`M${size / 2} 0L${size / 4} ${size / 4} ${size / 2} ${size / 2} ${(size * 3) / 4} ${size / 4}z`}
      />
      <path className="ui-chart-lines" d={northLines(size)} />
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={DOT * 0.75} />
      ))}
    </svg>
  )
}
