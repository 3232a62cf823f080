import { InlineNotice } from '@tarapath/ui-kit'
import { deviceClock } from './device-clock.ts'
import { formatSavedAt } from './format-saved-at.ts'
import { screenWords } from './words/screen.gen.ts'

/** Says that a screen shows its last copy. Nothing while it shows what is. */
export function SavedCopyNote({ savedAt }: { savedAt: number | null }) {
  if (savedAt === null) return null
  return (
    <InlineNotice tone="info" live="status">
      {screenWords().savedCopy({ when: formatSavedAt(savedAt, deviceClock.now()) })}
    </InlineNotice>
  )
}
