import { loShuGrid } from '@tarapath/jyotish'
import styles from './calculator.module.css'
import { calculatorWords } from './words/calculator.gen.ts'

/** The digits of a date in the square of nine. */
export function LoShuGrid({ date }: { date: string }) {
  return (
    <table className={styles['loShu']}>
      <caption className="ui-visually-hidden">{calculatorWords().title_lo_shu_grid}</caption>
      <tbody>
        {loShuGrid(date).rows.map((row) => (
          <tr key={row[0]?.digit}>
            {row.map(({ digit, count }) => (
              <td key={digit} data-empty={count === 0 ? '' : undefined}>
                {count === 0 ? '–' : String(digit).repeat(count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
