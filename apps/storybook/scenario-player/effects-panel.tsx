import { Tag } from '@tarapath/ui-kit'
import { effectLines, type EffectLine } from './effect-lines.ts'
import { formatExactMoment } from './format-moment.ts'
import { Panel } from './panel.tsx'
import type { PlayerView } from './player.ts'
import styles from './scenario-player.module.css'

const MOST = 60
const TONES = {
  call: 'primary',
  failure: 'danger',
  notice: 'neutral',
  tabs: 'accent',
  page: 'success',
  log: 'money',
} as const

export function EffectsPanel({ view }: { view: PlayerView }) {
  const { run } = view
  const lines = effectLines(run.record, MOST)
  return (
    <Panel title="Effects" note="Latest first">
      {lines.length === 0 ? <p className="ui-note">Nothing yet. Press play.</p> : null}
      <ol className={styles['effects']}>
        {lines.map((line) => (
          <Line key={line.key} line={line} showsTab={run.tabs.length > 1} />
        ))}
      </ol>
    </Panel>
  )
}

function Line({ line, showsTab }: { line: EffectLine; showsTab: boolean }) {
  return (
    <li>
      <span className={styles['time']}>{formatExactMoment(line.t)}</span>
      <Tag tone={TONES[line.kind]}>{line.kind}</Tag>
      <span>
        {showsTab ? `Tab ${line.tab}: ` : ''}
        {line.text}
        {line.times > 1 ? <strong> × {line.times}</strong> : null}
      </span>
    </li>
  )
}
