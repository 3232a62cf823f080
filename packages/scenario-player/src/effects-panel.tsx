import { Tag } from '@tarapath/ui-kit'
import { effectRows, type EffectRow } from './effect-rows.ts'
import { formatExactMoment } from './format-moment.ts'
import { Panel } from './panel.tsx'
import type { PlayerView } from './player.ts'
import styles from './panel-content.module.css'

const MOST = 60
const TONES = {
  call: 'primary',
  failure: 'danger',
  notice: 'neutral',
  tabs: 'accent',
  page: 'success',
  log: 'money',
  phase: 'primary',
} as const

export function EffectsPanel({ view }: { view: PlayerView }) {
  const { run } = view
  const rows = effectRows(run.trace, MOST)
  return (
    <Panel title="Effects" note="Latest first">
      {rows.length === 0 ? <p className="ui-note">Nothing yet. Press play.</p> : null}
      <ol className={styles['effects']}>
        {rows.map((row) => (
          <Row key={row.key} row={row} showsTab={run.tabs.length > 1} />
        ))}
      </ol>
    </Panel>
  )
}

function Row({ row, showsTab }: { row: EffectRow; showsTab: boolean }) {
  return (
    <li>
      <span className={styles['time']}>{formatExactMoment(row.t)}</span>
      <Tag tone={TONES[row.kind]}>{row.kind}</Tag>
      <span>
        {showsTab ? `Tab ${row.tab}: ` : ''}
        {row.text}
        {row.times > 1 ? <strong> × {row.times}</strong> : null}
      </span>
    </li>
  )
}
