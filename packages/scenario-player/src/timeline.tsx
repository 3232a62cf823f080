import { Chip, ChipRow } from '@tarapath/ui-kit'
import { formatMoment } from './format-moment.ts'
import type { Player, PlayerView } from './player.ts'
import { marksOf } from './scenario.ts'
import styles from './timeline.module.css'

/** The scenario as a graduated rule: where it is, what is marked, what was promised and how that went. */
export function Timeline({ player, view }: { player: Player; view: PlayerView }) {
  const { scenario, outcomes } = view.run
  const lastMs = scenario.lastsSeconds * 1000
  const share = (seconds: number) => `${(seconds / scenario.lastsSeconds) * 100}%`
  const marks = marksOf(scenario)
  return (
    <div className={styles['timeline']}>
      <div className={styles['rule']}>
        <span className={styles['played']} style={{ inlineSize: share(view.now / 1000) }} />
        {marks.map(({ at, mark }) => (
          <span key={mark} className={styles['mark']} style={{ insetInlineStart: share(at) }} />
        ))}
        {scenario.promises.map(({ at, says }, index) => (
          <span
            key={says}
            className={styles['dot']}
            data-outcome={outcomes[index]?.name}
            style={{ insetInlineStart: share(at) }}
          />
        ))}
        <input
          type="range"
          className={styles['range']}
          aria-label="Moment"
          aria-valuetext={`${formatMoment(view.now)} of ${formatMoment(lastMs)}`}
          min={0}
          max={lastMs}
          step={1000}
          value={view.now}
          onChange={(event) => {
            player.pause()
            void player.jumpTo(event.currentTarget.valueAsNumber)
          }}
        />
      </div>
      <div className={styles['marks']}>
        <ChipRow label="Marked moments">
          {marks.map(({ at, mark }) => (
            <Chip key={mark} onPress={() => void player.jumpTo(at * 1000)}>
              <span className={styles['time']}>{formatMoment(at * 1000)}</span> {mark}
            </Chip>
          ))}
        </ChipRow>
      </div>
    </div>
  )
}
