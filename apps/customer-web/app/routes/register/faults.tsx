import { InlineNotice } from '@tarapath/ui-kit'
import type { Problems } from './application.ts'
import { registerWords } from './words/register.gen.ts'

/** How many fields to correct; the sentence is beside each of them. */
export function Faults({ problems, failure }: { problems: Problems; failure: string | null }) {
  const words = registerWords()
  const count = Object.keys(problems).length
  if (failure !== null)
    return (
      <InlineNotice tone="danger" live="alert" title={words.notSent}>
        {failure}
      </InlineNotice>
    )
  return count === 0 ? null : <InlineNotice tone="danger" live="alert" title={words.fix({ count })} />
}
