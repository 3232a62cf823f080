import { ayanamsa } from '@tarapath/jyotish'
import { formatDegrees } from './format-degrees.ts'
import type { BirthPlace, Position } from './kundli.ts'
import styles from './calculator.module.css'
import { PositionsTable } from './positions-table.tsx'
import { calculatorWords } from './words/calculator.gen.ts'

export interface CheckTheSkyProps {
  instant: Date
  positions: readonly Position[]
  place: BirthPlace
}

/** What was calculated, so that anyone can compare it with another ephemeris. */
export function CheckTheSky({ instant, positions, place }: CheckTheSkyProps) {
  const words = calculatorWords()
  const facts = [
    [words.universalTime, `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    [words.coordinates, `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`],
    [words.timeZone, place.timezone],
    [words.ayanamsa, formatDegrees(ayanamsa(instant))],
  ] as const
  return (
    <details className={styles['sky']}>
      <summary>{words.checkTheSky}</summary>
      <p>{words.howToCheck}</p>
      <dl className={styles['sections']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* For the moment above, whether it was that of the birth or not. */}
      <PositionsTable positions={positions.map((position) => ({ ...position, range: null }))} />
    </details>
  )
}
