import { SessionMeter, TextLink } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { countdownAtom, partnerAtom, sessionViewAtom, spentPaise } from '../consultation/index.ts'

const LOW_SECONDS = 120

/** Rupees used and time left, by the server's clock: in steps of a second, and the only thing a second redraws. */
export function RoomMeter() {
  const view = useAtomValue(sessionViewAtom)
  const { remainingSeconds } = useAtomValue(countdownAtom)
  const ratePaise = useAtomValue(partnerAtom)?.ratePaise
  const totalSeconds = view?.consultation?.max_call_duration
  if (remainingSeconds === null || ratePaise === undefined || !totalSeconds) return null
  const secondsLeft = Math.min(remainingSeconds, totalSeconds)
  return (
    <SessionMeter
      usedPaise={spentPaise(totalSeconds - secondsLeft, ratePaise)}
      secondsLeft={secondsLeft}
      totalSeconds={totalSeconds}
      state={view.phase === 'active' ? 'running' : 'ended'}
      action={
        secondsLeft <= LOW_SECONDS ? (
          <TextLink href="/wallet?next=/chat" variant="standalone">
            Add money
          </TextLink>
        ) : undefined
      }
    />
  )
}
