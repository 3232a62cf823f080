import { Select, Spinner } from '@tarapath/ui-kit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { EffectsPanel } from './effects-panel.tsx'
import { createPlayer, type Player } from './player.ts'
import { browserClock } from './player-clock.ts'
import { PromisesPanel } from './promises-panel.tsx'
import panelStyles from './panel.module.css'
import styles from './scenario-player.module.css'
import { SCENARIOS } from './scenarios.ts'
import { Screens } from './screens.tsx'
import { StatePanel } from './state-panel.tsx'
import { StoragePanel } from './storage-panel.tsx'
import { Timeline } from './timeline.tsx'
import { Transport } from './transport.tsx'
import { useShortcuts } from './use-shortcuts.ts'

export interface ScenarioPlayerProps {
  /** The scenario that is chosen at first. */
  initial: string
}

/** Plays a consultation: the real engine and the real screens in a world in which time obeys. */
export function ScenarioPlayer({ initial }: ScenarioPlayerProps) {
  const [slug, setSlug] = useState(initial)
  const [player, setPlayer] = useState<Player | null>(null)
  const scenario = SCENARIOS.find((each) => each.slug === slug)
  useEffect(() => {
    if (!scenario) return
    const opened = createPlayer(scenario, browserClock)
    setPlayer(opened)
    return () => opened.dispose()
  }, [scenario])

  return (
    <main className={styles['player']} data-screen>
      <header className={styles['head']}>
        <div>
          <h1>{scenario?.title ?? 'No such scenario'}</h1>
          <p>{scenario?.summary}</p>
        </div>
        <Select
          label="Timeline"
          value={slug}
          onChange={(event) => setSlug(event.currentTarget.value)}
          options={SCENARIOS.map((each) => ({ value: each.slug, label: each.title }))}
        />
      </header>
      {player ? <Playing key={slug} player={player} /> : <Spinner size={24} label="The world is being made" />}
    </main>
  )
}

function Playing({ player }: { player: Player }) {
  const view = useSyncExternalStore(player.subscribe, player.getSnapshot)
  useShortcuts(player)
  return (
    <>
      <section className={styles['bar']} aria-label="Controls">
        <Transport player={player} view={view} />
        <Timeline player={player} view={view} />
      </section>
      <div className={styles['stage']} data-tabs={view.run.tabs.length}>
        <Screens player={player} view={view} />
        <div className={panelStyles['panels']}>
          <PromisesPanel player={player} view={view} />
          <StatePanel view={view} />
          <EffectsPanel view={view} />
          <StoragePanel view={view} />
        </div>
      </div>
    </>
  )
}
