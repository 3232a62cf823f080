import { SessionMeter } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { meterAtom, sessionViewAtom } from '../consultation/index.ts'
import { roomWords } from './words/room.gen.ts'

/** The used money and the time left, by the server's clock. Only this component renders every second. */
export function RoomMeter() {
  const active = useAtomValue(sessionViewAtom)?.phase === 'active'
  const meter = useAtomValue(meterAtom)
  if (!meter?.run) return null
  const { secondsLeft, run } = meter
  const words = roomWords()
  return (
    <SessionMeter
      usedPaise={run.usedPaise}
      secondsLeft={secondsLeft}
      totalSeconds={run.totalSeconds}
      state={active ? 'running' : 'ended'}
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
