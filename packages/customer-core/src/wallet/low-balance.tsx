import { Button, ClockIcon } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { paiseLeftAtom } from '../account/index.ts'
import { meterAtom, partnerAtom, sessionViewAtom } from '../consultation/index.ts'
import styles from './low-balance.module.css'
import { sessionRechargeWords } from './words/session-recharge.gen.ts'

/** From this time on, the chat shows the time left and offers a recharge. */
export const LOW_SECONDS = 120

/** The time that is left from two minutes on, and the button to recharge. Only this component renders every second. */
export function LowBalance({ isOpening, onRecharge }: { isOpening: boolean; onRecharge(): void }) {
  const isActive = useAtomValue(sessionViewAtom)?.phase === 'active'
  const meter = useAtomValue(meterAtom)
  const ratePaise = useAtomValue(partnerAtom)?.ratePaise
  const paiseLeft = useAtomValue(paiseLeftAtom)
  if (!isActive || !meter || meter.secondsLeft > LOW_SECONDS) return null
  // The customer's own limit ends the consultation, and a recharge does not change it (docs/behaviour.md B1.6).
  const isOwnLimit =
    ratePaise !== undefined && paiseLeft !== null && paiseOf(meter.secondsLeft + 60, ratePaise) <= paiseLeft
  return (
    <div className={styles['bar']}>
      <ClockIcon size={20} />
      <p role="status">{timeLeft(meter.secondsLeft, isOwnLimit)}</p>
      {isOwnLimit ? null : (
        <Button variant="money" size="s" loading={isOpening} onClick={onRecharge}>
          {sessionRechargeWords().recharge}
        </Button>
      )}
    </div>
  )
}

function timeLeft(seconds: number, isOwnLimit: boolean): string {
  const words = sessionRechargeWords()
  // "About 2 min" below "1:03 left" would be wrong.
  const minutes = Math.round(seconds / 60)
  if (seconds >= 60) return isOwnLimit ? words.aboutLeftOfLimit({ minutes }) : words.aboutLeft({ minutes })
  return isOwnLimit ? words.lessThanMinuteOfLimit : words.lessThanMinute
}

const paiseOf = (seconds: number, ratePaise: number): number => Math.ceil((seconds * ratePaise) / 60)
