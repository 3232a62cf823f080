import { gunaMilan, type KootaScore, type ZodiacPoint } from '@tarapath/jyotish'
import { TickRule } from '@tarapath/ui-kit'
import styles from './calculator.module.css'
import tableStyles from './table.module.css'
import { otherAlmanacs, totalInOthers } from './other-almanacs.ts'
import { matchingWords } from './words/matching.gen.ts'

/** The thirty-six points, koota by koota, what other almanacs count, and what each koota compares. */
export function KootaTable({ groom, bride }: { groom: ZodiacPoint; bride: ZodiacPoint }) {
  const words = matchingWords()
  const { total, outOf, kootas } = gunaMilan(groom, bride)
  const { least, most } = totalInOthers(kootas)
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
      {least === most ? null : <p>{words.otherTotals({ least, most })}</p>}
      <table className={tableStyles['table']}>
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
          {kootas.map((score) => (
            <KootaRow key={score.koota} score={score} />
          ))}
        </tbody>
      </table>
      <p className={styles['subtle']}>{words.others}</p>
      <details className={styles['sky']}>
        <summary>{words.explained}</summary>
        <dl className={styles['sections']}>
          {kootas.map(({ koota }) => (
            <div key={koota}>
              <dt>{words[koota]}</dt>
              <dd>{words[`${koota}_rule`]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

function KootaRow({ score }: { score: KootaScore }) {
  const words = matchingWords()
  const { koota, points, outOf, groom, bride } = score
  const others = otherAlmanacs(score)
  return (
    <tr>
      <th scope="row">
        {words[koota]}
        <small>{words[`${koota}_about`]}</small>
      </th>
      <td>{groom}</td>
      <td>{bride}</td>
      <td>
        {words.pointsOf({ points, outOf })}
        {others ? <small>{words.otherAlmanacs({ ...others })}</small> : null}
      </td>
    </tr>
  )
}
