import { SessionMeter } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { meterAtom, sessionViewAtom } from '../consultation/index.ts'

/** The used money and the time left, by the server's clock. Only this component renders every second. */
export function RoomMeter() {
  const active = useAtomValue(sessionViewAtom)?.phase === 'active'
  const meter = useAtomValue(meterAtom)
  if (!meter?.run) return null
  const { secondsLeft, run } = meter
  return (
    <SessionMeter
      usedPaise={run.usedPaise}
      secondsLeft={secondsLeft}
      totalSeconds={run.totalSeconds}
      state={active ? 'running' : 'ended'}
    />
  )
}
