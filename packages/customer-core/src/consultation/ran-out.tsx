import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { balancePaiseAtom } from '../account/index.ts'
import { useEnvironment, withPlatform } from '../platform/index.ts'
import { profileOf } from './use-leave-end.ts'
import { endedWords } from './words/ended.gen.ts'

/** What a customer can do whose balance does not pay for another minute. */
export function RanOut({ astrologerId, name, ratePaise }: { astrologerId: number; name: string; ratePaise: number }) {
  const balancePaise = useAtomValue(balancePaiseAtom)
  const { platform, basePath = '' } = useEnvironment()
  if (balancePaise === null || ratePaise === 0 || balancePaise >= ratePaise) return null
  // Closing the end loads the page again, and so does going on from it.
  const open = (path: string) => location.assign(basePath + withPlatform(path, platform))
  const next = `${profileOf(astrologerId)}?chat=start`
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
