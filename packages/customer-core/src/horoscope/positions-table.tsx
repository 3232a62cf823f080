import type { Graha } from '@tarapath/jyotish'
import { GrahaGlyph } from '@tarapath/ui-kit'
import { GRAHA_SLUGS, type Position } from './kundli.ts'
import styles from './kundli.module.css'
import { either } from './either.ts'
import { formatDegrees } from './format-degrees.ts'
import { kundliWords } from './words/kundli.gen.ts'

/** The positions behind a chart: its text alternative. */
export function PositionsTable({ positions }: { positions: readonly Position[] }) {
  const words = kundliWords()
  const hasHouses = positions.some(({ house }) => house !== null)
  return (
    <div className={styles['scroll']} role="region" aria-label={words.positions} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{words.positions}</caption>
        <thead>
          <tr>
            <th scope="col">{words.graha}</th>
            <th scope="col">{words.sign}</th>
            <th scope="col">{words.degree}</th>
            <th scope="col">{words.nakshatra}</th>
            {hasHouses ? <th scope="col">{words.house}</th> : null}
          </tr>
        </thead>
        <tbody>
          {positions.map((position) => (
            <tr key={position.graha}>
              <th scope="row">
                <span className={styles['graha']}>
                  {position.graha === 'Lagna' ? <span /> : <GrahaGlyph graha={GRAHA_SLUGS[position.graha]} size={16} />}
                  {nameOf(position.graha)}
                </span>
                {isShownRetrograde(position) ? <small>{words.retrograde}</small> : null}
              </th>
              <Place position={position} />
              {hasHouses ? <td>{position.house}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The nodes always move backwards, so that it says nothing of them. */
const isShownRetrograde = ({ graha, isRetrograde }: Position) => isRetrograde && graha !== 'Rahu' && graha !== 'Ketu'

const nameOf = (graha: Graha | 'Lagna') => kundliWords()[graha]

/** Sign, degree and nakshatra; without a time of birth only as far as the day decides them. */
function Place({ position: { sign, degrees, nakshatra, pada, range } }: { position: Position }) {
  if (range === null)
    return (
      <>
        <td>{sign}</td>
        <td>{formatDegrees(degrees)}</td>
        <td>{`${nakshatra} ${pada}`}</td>
      </>
    )
  const [first, last] = range
  const [from, to] = [Math.floor(first.degrees), Math.floor(last.degrees)]
  const isPadaKnown = first.pada === last.pada && first.nakshatra === last.nakshatra
  return (
    <>
      <td>{either(range, 'sign')}</td>
      <td>{from === to ? `${from}°` : `${from}°–${to}°`}</td>
      <td>{isPadaKnown ? `${nakshatra} ${pada}` : either(range, 'nakshatra')}</td>
    </>
  )
}
