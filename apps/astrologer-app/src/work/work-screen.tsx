import { VisuallyHidden } from '@tarapath/ui-kit'
import { TodayFacts } from '../earnings/today-facts.tsx'
import { appWords } from '../words/app.gen.ts'
import { dutyWords } from '../words/duty.gen.ts'
import { DutySection } from './duty-section.tsx'
import type { LoadedWork } from './use-work.ts'
import styles from './work.module.css'

/** Duty, what was earned today, and who waits. */
export function WorkScreen({ loaded, onChanged }: { loaded: LoadedWork; onChanged: () => void }) {
  const { waiting, today } = loaded.work
  const words = dutyWords()
  return (
    <>
      <VisuallyHidden>
        <h1>{appWords().work}</h1>
      </VisuallyHidden>
      <DutySection work={loaded.work} onChanged={onChanged} />
      <TodayFacts today={today} />
      <section className={styles['section']} aria-labelledby="waiting">
        <h2 id="waiting">{words.waiting}</h2>
        {waiting.length === 0 ? <p className="ui-note">{words.nobodyWaits}</p> : null}
        <ol className={styles['waiting']}>
          {waiting.map(({ id, name, kind }) => (
            <li key={id}>
              {name} <span className="ui-note">{words[kind]}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
