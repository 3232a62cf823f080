import {
  Button,
  Chip,
  ChipRow,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  PauseIcon,
  RefreshIcon,
} from '@tarapath/ui-kit'
import { formatMoment } from './format-moment.ts'
import { PlayIcon } from './play-icon.tsx'
import type { Player, PlayerView } from './player.ts'
import styles from './transport.module.css'

const SPEEDS = [1, 4, 20]

export function Transport({ player, view }: { player: Player; view: PlayerView }) {
  const { now, isPlaying, speed, run } = view
  const step = (ms: number) => {
    player.pause()
    void player.jumpTo(player.destination() + ms)
  }
  return (
    <div className={styles['transport']}>
      <Button
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        onClick={isPlaying ? player.pause : player.play}
        aria-keyshortcuts="Space"
      >
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <span className={styles['steps']}>
        <IconButton label="From the start" onClick={() => void player.jumpTo(0)} aria-keyshortcuts="Home">
          <RefreshIcon />
        </IconButton>
        <IconButton label="A second back" onClick={() => step(-1000)} aria-keyshortcuts="ArrowLeft">
          <ChevronLeftIcon />
        </IconButton>
        <IconButton label="A second on" onClick={() => step(1000)} aria-keyshortcuts="ArrowRight">
          <ChevronRightIcon />
        </IconButton>
      </span>
      <span className={styles['clock']}>
        <strong>{formatMoment(now)}</strong> of {formatMoment(run.scenario.lastsSeconds * 1000)}
      </span>
      <ChipRow label="Speed">
        {SPEEDS.map((each) => (
          <Chip key={each} pressed={each === speed} onPress={() => player.setSpeed(each)}>
            {each}×
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
