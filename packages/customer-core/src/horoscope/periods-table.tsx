import type { CalculatorPeriod } from '@tarapath/api-client/types'
import { Tag } from '@tarapath/ui-kit'
import { formatDay } from '../platform/index.ts'
import { formatClock } from './format-clock.ts'
import styles from './table.module.css'
import { useMinute } from './use-minute.ts'
import { calculatorWords } from './words/calculator.gen.ts'

export interface PeriodsTableProps {
  periods: readonly CalculatorPeriod[]
  timeZone: string
  /** Of one day; otherwise they are days. */
  isTimeOfDay: boolean
  caption: string
}

// Times to avoid are never red: they warn of nothing that happens.
const TONES = { good: 'success', avoid: 'neutral', neutral: 'neutral' } as const

/** Stretches of time in order; the one that runs is marked. */
export function PeriodsTable({ periods, timeZone, isTimeOfDay, caption }: PeriodsTableProps) {
  const words = calculatorWords()
  const now = useMinute()
  const format = (at: string) => (isTimeOfDay ? formatClock(new Date(at), timeZone) : formatDay(at))
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.period}</th>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.to}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ name, starts_at, ends_at, kind }) => {
          const isRunning = Date.parse(starts_at) <= now && now < Date.parse(ends_at)
          return (
            <tr key={starts_at + name} data-now={isRunning ? '' : undefined}>
              <th scope="row">
                <span className={styles['period']}>
                  {name}
                  {kind === null ? null : <Tag tone={TONES[kind]}>{words[`kind_${kind}`]}</Tag>}
                  {isRunning ? <b>{words.now}</b> : null}
                </span>
              </th>
              <td>{format(starts_at)}</td>
              <td>{format(ends_at)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
