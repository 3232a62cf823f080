import type { ReactElement } from 'react'
import type { GrahaSlug } from '../glyph/glyphs.ts'
import { labelOf, pathOf, type ChartData } from './chart-data.ts'
import type { Mark } from './layout.ts'

/** The grahas of one house at their places. */
export function ChartMarks(props: {
  grahas: readonly GrahaSlug[]
  marks: readonly Mark[]
  chart: ChartData
}): ReactElement {
  const { grahas, marks, chart } = props
  return (
    <>
      {grahas.map((graha, at) => {
        const mark = marks[at]
        return mark && <GrahaMark key={graha} graha={graha} mark={mark} chart={chart} />
      })}
    </>
  )
}

const round = (n: number) => Math.round(n * 10) / 10

function GrahaMark({ graha, mark, chart }: { graha: GrahaSlug; mark: Mark; chart: ChartData }): ReactElement {
  const { x, y, form } = mark
  const size = form === 'stacked' ? 15 : 14
  const [left, top] = form === 'stacked' ? [x - size / 2, y - 14] : [x - 16, y - size / 2]
  const [labelX, labelY] = form === 'stacked' ? [x, y + 11.5] : form === 'beside' ? [x + 8, y + 4] : [x, y + 4]
  // The nodes always move backwards.
  const isRetrograde = chart.retrograde?.includes(graha) && graha !== 'rahu' && graha !== 'ketu'
  return (
    <>
      {form === 'label' ? null : (
        <path
          className="ui-chart-glyph"
          transform={`translate(${round(left)} ${round(top)}) scale(${round((size / 24) * 100) / 100})`}
          d={pathOf(graha)}
        />
      )}
      <text className="ui-chart-label" x={round(labelX)} y={round(labelY)}>
        {labelOf(graha, chart.labels)}
        {isRetrograde ? (
          <tspan className="ui-chart-retrograde" dx="1" dy="-3">
            R
          </tspan>
        ) : null}
      </text>
    </>
  )
}
