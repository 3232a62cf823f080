import { Tag, VisuallyHidden } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'
import type { PlayerView } from './player.ts'
import type { RunTab } from './run-tabs.ts'
import styles from './panel-content.module.css'

const NONE = <span className={styles['none']}>none</span>

const FIELDS: readonly (readonly [string, (tab: RunTab) => ReactNode])[] = [
  ['phase', ({ page }) => <Tag tone="primary">{page.engine.getSnapshot().phase}</Tag>],
  ['modal', ({ page }) => page.engine.getSnapshot().modal],
  ['widget', ({ page }) => page.engine.getSnapshot().widget],
  ['idle time left', ({ page }) => seconds(page.engine.getCountdown().idleSeconds)],
  ['time left', ({ page }) => seconds(page.engine.getCountdown().remainingSeconds)],
  ['connection', ({ page }) => page.engine.getSnapshot().connection],
  ['confirmed', ({ page }) => (page.engine.getSnapshot().confirmed ? 'yes' : 'not yet')],
  ['message', ({ page }) => page.engine.getSnapshot().ended?.message],
  ['ended by', ({ page }) => page.engine.getSnapshot().ended?.by],
  [
    'end confirmed',
    ({ page }) => page.engine.getSnapshot().ended && (page.engine.getSnapshot().ended?.confirmed ? 'yes' : 'not yet'),
  ],
  ['page', ({ path }) => path],
]

/** The engine's snapshot, one column for each tab. */
export function StatePanel({ view }: { view: PlayerView }) {
  const { tabs } = view.run
  return (
    <Panel title="State">
      <table className={styles['table']}>
        {tabs.length > 1 ? (
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What</VisuallyHidden>
              </th>
              {tabs.map(({ number }) => (
                <th key={number} scope="col">
                  Tab {number}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {FIELDS.map(([name, valueOf]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {tabs.map((tab) => (
                <td key={tab.number}>{valueOf(tab) ?? NONE}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function seconds(value: number | null): string | null {
  return value === null ? null : `${value} s`
}
