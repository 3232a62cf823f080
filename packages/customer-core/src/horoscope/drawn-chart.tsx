import {
  EastChart,
  NorthChart,
  SegmentedControl,
  SouthChart,
  type ChartData,
  type SouthChartCentre,
} from '@tarapath/ui-kit'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { chartChoiceAtom, type ChartLabels, type ChartStyle } from './chart-choice.ts'
import styles from './kundli.module.css'
import { kundliWords } from './words/kundli.gen.ts'

export interface DrawnChartProps {
  chart: ChartData
  /** What is drawn, such as "Birth chart", and whose. */
  title: string
  /** Stands in the open middle of a South Indian chart. */
  centre: SouthChartCentre
  isFromMoon: boolean
}

/** A chart in the style that the customer reads, with the choice of it. */
export function DrawnChart({ chart, title, centre, isFromMoon }: DrawnChartProps) {
  const [{ style, labels }, choose] = useAtom(chartChoiceAtom)
  const words = kundliWords()
  const id = useId()
  const firstLabel = isFromMoon ? (labels === 'deva' ? 'चं' : words.moon) : labels === 'deva' ? 'लग्न' : words.lagna
  const shown = { ...chart, labels, firstLabel }
  const name = words.chartInStyle({ title, style: words[style] })
  return (
    <div className={styles['drawn']}>
      <div className={styles['choices']}>
        <SegmentedControl
          legend={words.chartStyle}
          name={`${id}style`}
          value={style}
          onChange={(value) => choose({ style: value as ChartStyle })}
          options={(['north', 'south', 'east'] as const).map((value) => ({ value, label: words[value] }))}
        />
        <SegmentedControl
          legend={words.labels}
          name={`${id}labels`}
          value={labels}
          onChange={(value) => choose({ labels: value as ChartLabels })}
          options={(['latin', 'deva'] as const).map((value) => ({ value, label: words[value] }))}
        />
      </div>
      {style === 'north' ? <NorthChart {...shown} title={name} /> : null}
      {style === 'south' ? <SouthChart {...shown} title={name} centre={centre} /> : null}
      {style === 'east' ? <EastChart {...shown} title={name} /> : null}
    </div>
  )
}
