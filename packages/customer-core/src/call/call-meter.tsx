import { SessionMeter } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { meterAtom, sessionViewAtom } from '../consultation/index.ts'
import { callWords } from './words/call.gen.ts'

/** The used money and the time left, by the server's clock. Only this component renders every second. */
export function CallMeter() {
  const isActive = useAtomValue(sessionViewAtom)?.phase === 'active'
  const meter = useAtomValue(meterAtom)
  const words = callWords()
  if (!meter?.run) return null
  const { secondsLeft, run } = meter
  return (
    <SessionMeter
      usedPaise={run.usedPaise}
      secondsLeft={secondsLeft}
      totalSeconds={run.totalSeconds}
      state={isActive ? 'running' : 'ended'}
      words={{
        spent: words.spent,
        leftOf: (total) => words.leftOf({ total }),
        ended: words.ended,
        announce: (seconds) =>
          seconds < 60 ? words.secondsLeft({ seconds }) : words.minutesLeft({ minutes: seconds / 60 }),
      }}
    />
  )
}
