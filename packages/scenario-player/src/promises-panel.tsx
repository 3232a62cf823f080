import { CheckIcon, ClockIcon, CloseIcon, VisuallyHidden } from '@tarapath/ui-kit'
import { formatMoment } from './format-moment.ts'
import { Panel } from './panel.tsx'
import type { Player, PlayerView } from './player.ts'
import type { Outcome } from './run-scenario.ts'
import styles from './panel-content.module.css'

const WORDS = { open: 'not yet', kept: 'kept', broken: 'broken' } as const

export function PromisesPanel({ player, view }: { player: Player; view: PlayerView }) {
  const { scenario, outcomes } = view.run
  const kept = outcomes.filter(({ name }) => name === 'kept').length
  return (
    <Panel title="Promises" note={`${kept} of ${outcomes.length} kept`}>
      <ol className={styles['promises']}>
        {scenario.promises.map(({ at, says }, index) => {
          const outcome = outcomes[index] ?? { name: 'open' }
          return (
            <li key={says} data-outcome={outcome.name}>
              <OutcomeIcon outcome={outcome} />
              <button type="button" className={styles['moment']} onClick={() => void player.jumpTo(at * 1000)}>
                {formatMoment(at * 1000)}
              </button>
              <span>
                {says}
                <VisuallyHidden>: {WORDS[outcome.name]}</VisuallyHidden>
                {outcome.name === 'broken' ? <span className={styles['why']}>{outcome.why.join('; ')}</span> : null}
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  if (outcome.name === 'kept') return <CheckIcon size={16} />
  return outcome.name === 'broken' ? <CloseIcon size={16} /> : <ClockIcon size={16} />
}
