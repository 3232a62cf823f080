import { Button } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import type { Player, PlayerView } from './player.ts'
import type { RunTab } from './run-tabs.ts'
import { ScreenFrame } from './screen-frame.tsx'
import styles from './screens.module.css'

/** What the customer sees, a screen for each tab, side by side. */
export function Screens({ player, view }: { player: Player; view: PlayerView }) {
  const { run } = view
  return (
    <div className={styles['screens']} data-count={run.tabs.length}>
      {run.tabs.map((tab) => (
        <TabScreen key={tab.number} player={player} view={view} tab={tab} />
      ))}
    </div>
  )
}

function TabScreen({ player, view, tab }: { player: Player; view: PlayerView; tab: RunTab }) {
  const [isInHand, setInHand] = useState(false)
  const name = view.run.tabs.length > 1 ? `Tab ${tab.number}` : 'The screen'
  // Playing on ends the use by hand.
  useEffect(() => {
    if (view.isPlaying) setInHand(false)
  }, [view.isPlaying])
  return (
    <figure className={styles['screen']}>
      <figcaption>
        <span>
          <strong>{name}</strong> {tab.path}
        </span>
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            player.pause()
            setInHand(!isInHand)
          }}
        >
          {isInHand ? 'Let go' : `Use ${name.toLowerCase()}`}
        </Button>
      </figcaption>
      <ScreenFrame run={view.run} tab={tab} title={`${name} at ${tab.path}`} isInHand={isInHand} />
    </figure>
  )
}
