import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { balancePaiseAtom } from '../account/index.ts'
import { useEnvironment, withPlatform } from '../platform/index.ts'
import type { ConsultationKind } from './session-atoms.ts'
import { startPath } from './use-leave-end.ts'
import { endedWords } from './words/ended.gen.ts'

interface WhatNextProps {
  astrologerId: number
  name: string
  kind: ConsultationKind
  ratePaise: number
}

/** What a customer can do next: chat or call again, or first recharge when the balance does not pay for another minute. */
export function WhatNext({ astrologerId, name, kind, ratePaise }: WhatNextProps) {
  const balancePaise = useAtomValue(balancePaiseAtom)
  const { platform, basePath = '' } = useEnvironment()
  if (balancePaise === null) return null
  // Closing the end loads the page again, and so does going on from it.
  const open = (path: string) => location.assign(basePath + withPlatform(path, platform))
  const next = startPath(astrologerId, kind)
  if (balancePaise >= ratePaise) {
    return (
      <Button variant="outline" full onClick={() => open(next)}>
        {kind === 'call' ? endedWords().callAgain : endedWords().chatAgain}
      </Button>
    )
  }
  return (
    <>
      <Button variant="money" size="l" full onClick={() => open(`/wallet?${new URLSearchParams({ next })}`)}>
        {endedWords().recharge}
      </Button>
      <Button variant="outline" size="l" full onClick={() => open(next)}>
        {endedWords().continueWith({ name })}
      </Button>
    </>
  )
}
