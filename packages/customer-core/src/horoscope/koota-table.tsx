import { gunaMilan, type ZodiacPoint } from '@tarapath/jyotish'
import { TickRule } from '@tarapath/ui-kit'
import styles from './calculator.module.css'
import { matchingWords } from './words/matching.gen.ts'

/** The thirty-six points, koota by koota, and what each one compares. */
export function KootaTable({ groom, bride }: { groom: ZodiacPoint; bride: ZodiacPoint }) {
  const words = matchingWords()
  const { total, outOf, kootas } = gunaMilan(groom, bride)
  return (
    <section className={styles['kootas']}>
      <p className={styles['score']}>
        <b>{total}</b> {words.outOf({ points: outOf })}
      </p>
      <TickRule
        value={total / outOf}
        label={words.total}
        valueText={words.pointsOf({ points: total, outOf })}
        tone="time"
      />
      <p>{words.traditions}</p>
      <table className={styles['table']}>
        <caption>{words.kootas}</caption>
        <thead>
          <tr>
            <th scope="col">{words.koota}</th>
            <th scope="col">{words.groom}</th>
            <th scope="col">{words.bride}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {kootas.map(({ koota, points, outOf: most, groom: his, bride: hers }) => (
            <tr key={koota}>
              <th scope="row">
                {words[koota]}
                <small>{words[`${koota}_about`]}</small>
              </th>
              <td>{his}</td>
              <td>{hers}</td>
              <td className={styles['points']}>{words.pointsOf({ points, outOf: most })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
