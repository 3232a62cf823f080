import type { SouthChartCentre } from '@tarapath/ui-kit'
import { DrawnLater } from '../platform/index.ts'
import type { Kundli } from './kundli.ts'
import { DrawnChart } from './drawn-chart.tsx'
import { either } from './either.ts'
import { formatDegrees } from './format-degrees.ts'
import styles from './kundli.module.css'
import { PositionsTable } from './positions-table.tsx'
import { kundliWords } from './words/kundli.gen.ts'

export interface KundliViewProps {
  kundli: Kundli
  title: string
  centre: SouthChartCentre
}

/** A drawn birth chart, the three facts that people ask for, and the positions as a table. */
export function KundliView({ kundli, title, centre }: KundliViewProps) {
  const words = kundliWords()
  return (
    <div className={styles['view']}>
      <DrawnChart chart={kundli.chart} title={title} centre={centre} isFromMoon={kundli.lagna === null} />
      {kundli.lagna === null ? <p>{kundli.isMoonUnsure ? words.moonUnsure : words.timeUnknown}</p> : null}
      <DrawnLater>
        <KundliFacts kundli={kundli} />
        <PositionsTable positions={kundli.positions} />
      </DrawnLater>
    </div>
  )
}

function KundliFacts({ kundli: { lagna, moon, moonRange } }: { kundli: Kundli }) {
  const words = kundliWords()
  return (
    <dl className={styles['facts']}>
      {lagna === null ? null : (
        <div>
          <dt>{words.lagna}</dt>
          <dd>{`${lagna.sign} ${formatDegrees(lagna.degrees)}`}</dd>
        </div>
      )}
      <div>
        <dt>{words.rashi}</dt>
        <dd>{either(moonRange ?? [moon, moon], 'sign')}</dd>
      </div>
      <div>
        <dt>{words.nakshatra}</dt>
        <dd>
          {moonRange === null
            ? words.withPada({ nakshatra: moon.nakshatra, pada: moon.pada })
            : either(moonRange, 'nakshatra')}
        </dd>
      </div>
    </dl>
  )
}
