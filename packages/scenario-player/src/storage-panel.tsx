import { VisuallyHidden } from '@tarapath/ui-kit'
import { Panel } from './panel.tsx'
import type { PlayerView } from './player.ts'
import styles from './panel-content.module.css'
import { storageRows } from './storage-rows.ts'

export function StoragePanel({ view }: { view: PlayerView }) {
  const rows = storageRows(view.run.trace, view.now)
  return (
    <Panel title="Storage" note="Shared by all tabs">
      {rows.length === 0 ? <p className="ui-note">Empty.</p> : null}
      <dl className={styles['storage']}>
        {rows.map(({ key, value, isFresh }) => (
          <div key={key} data-fresh={isFresh || undefined} data-removed={value === null || undefined}>
            <dt>{key}</dt>
            <dd>
              {value ?? 'removed'}
              {isFresh ? <VisuallyHidden> (changed just now)</VisuallyHidden> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
