import { VisuallyHidden } from '@tarapath/ui-kit'
import { TodayFacts } from '../earnings/today-facts.tsx'
import { appWords } from '../words/app.gen.ts'
import { DutySection } from './duty-section.tsx'
import { HeldFor } from './held-for.tsx'
import { QueueSection } from './queue-section.tsx'
import type { LoadedWork } from './use-work.ts'

/** Duty, what was earned today, and who waits. */
export function WorkScreen({ loaded, onChanged }: { loaded: LoadedWork; onChanged: () => void }) {
  return (
    <>
      <VisuallyHidden>
        <h1>{appWords().work}</h1>
      </VisuallyHidden>
      <HeldFor loaded={loaded} />
      <DutySection work={loaded.work} onChanged={onChanged} />
      <QueueSection work={loaded.work} onChanged={onChanged} />
      <TodayFacts today={loaded.work.today} />
    </>
  )
}
