import type { MoonAtBirth } from '@tarapath/jyotish'
import { TickRule } from '@tarapath/ui-kit'
import styles from './calculator.module.css'
import tableStyles from './table.module.css'
import type { PointsRange } from './other-almanacs.ts'
import { possibleMatches, type PossibleKoota } from './possible-matches.ts'
import { matchingWords } from './words/matching.gen.ts'

export interface KootaTableProps {
  /** Where the Moon of the groom may have been: several where his time of birth is not known. */
  groom: readonly MoonAtBirth[]
  bride: readonly MoonAtBirth[]
}

/** The thirty-six points, koota by koota, what other almanacs count, and what each koota compares. */
export function KootaTable({ groom, bride }: KootaTableProps) {
  const words = matchingWords()
  const { points, outOf, others, kootas } = possibleMatches(groom, bride)
  const isTimeKnown = groom.length === 1 && bride.length === 1
  return (
    <section className={styles['kootas']}>
      <p className={styles['score']}>
        <b>{formatRange(points)}</b> {words.outOf({ points: outOf })}
      </p>
      <PointsRule points={points} outOf={outOf} />
      {isTimeKnown ? null : <p>{isOne(points) ? words.sameAtAnyTime : words.byTime}</p>}
      {isOne(others) ? null : <p>{words.otherTotals({ ...others })}</p>}
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
          {kootas.map((koota) => (
            <KootaRow key={koota.koota} {...koota} />
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

/** The share of all points: a bar for one number, or a band for a range. */
function PointsRule({ points, outOf }: { points: PointsRange; outOf: number }) {
  const words = matchingWords()
  const valueText = words.pointsOf({ points: formatRange(points), outOf })
  if (isOne(points))
    return <TickRule value={points.least / outOf} label={words.total} valueText={valueText} tone="time" />
  const [from, to] = [(100 * points.least) / outOf, (100 * points.most) / outOf]
  return (
    <div role="img" aria-label={`${words.total}: ${valueText}`}>
      <TickRule />
      <div className={styles['band']}>
        <span style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }} />
      </div>
    </div>
  )
}

function KootaRow({ koota, points, outOf, groom, bride, others }: PossibleKoota) {
  const words = matchingWords()
  return (
    <tr>
      <th scope="row">
        {words[koota]}
        <small>{words[`${koota}_about`]}</small>
      </th>
      <td>{either(groom)}</td>
      <td>{either(bride)}</td>
      <td>
        {words.pointsOf({ points: formatRange(points), outOf })}
        {others ? <small>{words.otherAlmanacs({ ...others })}</small> : null}
      </td>
    </tr>
  )
}

const isOne = ({ least, most }: PointsRange) => least === most

const formatRange = (points: PointsRange) => (isOne(points) ? String(points.least) : `${points.least}–${points.most}`)

/** "Deva", "Deva or Manushya", "tara 2, tara 3 or tara 4" */
function either(classes: readonly string[]): string {
  const last = classes.at(-1) ?? ''
  if (classes.length < 2) return last
  return matchingWords().either({ ones: classes.slice(0, -1).join(', '), last })
}
