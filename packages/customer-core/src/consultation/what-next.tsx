import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { balancePaiseAtom } from '../account/index.ts'
import { useEnvironment, withPlatform } from '../platform/index.ts'
import { profileOf } from './use-leave-end.ts'
import { endedWords } from './words/ended.gen.ts'

interface WhatNextProps {
  astrologerId: number
  name: string
  ratePaise: number
}

/** What a customer can do next: chat again, or first recharge when the balance does not pay for another minute. */
export function WhatNext({ astrologerId, name, ratePaise }: WhatNextProps) {
  const balancePaise = useAtomValue(balancePaiseAtom)
  const { platform, basePath = '' } = useEnvironment()
  if (balancePaise === null) return null
  // Closing the end loads the page again, and so does going on from it.
  const open = (path: string) => location.assign(basePath + withPlatform(path, platform))
  const next = `${profileOf(astrologerId)}?chat=start`
  if (balancePaise >= ratePaise) {
    return (
      <Button variant="outline" full onClick={() => open(next)}>
        {endedWords().chatAgain}
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
