import type { CalculatorPeriod } from '@tarapath/api-client/types'
import { useState } from 'react'
import { deviceClock } from '../platform/index.ts'
import { PeriodsTable } from './periods-table.tsx'
import styles from './sade-sati-view.module.css'
import { calculatorWords } from './words/calculator.gen.ts'

export interface SadeSatiViewProps {
  /** The stays of Saturn in the three signs, in order. */
  periods: readonly CalculatorPeriod[]
  birth: Date
  caption: string
}

const YEAR_MS = 365.25 * 86_400_000
const WIDTH = 328
const TOP = 12
const HEIGHT = 22
const AGES = [0, 20, 40, 60, 80, 100]

/** Every Sade Sati of a life as a line from birth on, with a mark for today, and the dates as a table. */
export function SadeSatiView({ periods, birth, caption }: SadeSatiViewProps) {
  const words = calculatorWords()
  const [now] = useState(() => deviceClock.now())
  const x = (instant: number) => {
    const part = (instant - birth.getTime()) / (100 * YEAR_MS)
    return Math.round(Math.min(Math.max(part, 0), 1) * WIDTH * 10) / 10
  }
  return (
    <>
      <svg className={styles['line']} viewBox="-1 0 330 60" role="img" aria-label={words.sadeSatiPicture}>
        <path className={styles['life']} d={`M0 ${TOP}h${WIDTH}v${HEIGHT}h-${WIDTH}z`} />
        {periods.map(({ name, starts_at, ends_at }) => {
          const [from, to] = [x(Date.parse(starts_at)), x(Date.parse(ends_at))]
          return (
            <rect
              key={starts_at}
              className={styles['stay']}
              data-peak={name === 'peak' ? '' : undefined}
              x={from}
              y={TOP}
              width={Math.max(to - from, 0)}
              height={HEIGHT}
            />
          )
        })}
        <path className={styles['hand']} d={`M${x(now)} ${TOP - 8}v${HEIGHT + 16}`} />
        {AGES.map((age) => (
          <text
            key={age}
            x={(age / 100) * WIDTH}
            y="56"
            textAnchor={age === 0 ? 'start' : age === 100 ? 'end' : 'middle'}
          >
            {age === 0 ? words.birth : age}
          </text>
        ))}
      </svg>
      <PeriodsTable
        periods={periods.map((period) => ({ ...period, name: phaseName(period.name) }))}
        timeZone="Asia/Kolkata"
        isTimeOfDay={false}
        caption={caption}
      />
    </>
  )
}

function phaseName(name: string): string {
  const words = calculatorWords()
  if (name === 'rising') return words.phase_rising
  if (name === 'peak') return words.phase_peak
  return name === 'setting' ? words.phase_setting : name
}
