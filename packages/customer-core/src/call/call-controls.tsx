import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { isConnectionFailingAtom, partnerAtom, sessionViewAtom, unknownPartner } from '../consultation/index.ts'
import { engineAtom, useLatePart } from '../platform/index.ts'
import { loadRechargePanel, LowBalance } from '../wallet/index.ts'
import { AddTime } from './add-time.tsx'
import styles from './call-controls.module.css'
import { CallMeter } from './call-meter.tsx'
import { Connecting } from './connecting.tsx'
import { callWords } from './words/call.gen.ts'

export const loadEndQuestion = () => import('./end-question.tsx')

/** What an open call shows and lets one do: who is being rung, what it costs, how long is left, and its end. */
export function CallControls() {
  const phase = useAtomValue(sessionViewAtom)?.phase
  return phase === 'waiting' ? <Connecting /> : <Running />
}

function Running() {
  const words = callWords()
  const view = useAtomValue(sessionViewAtom)
  const name = useAtomValue(partnerAtom)?.name ?? unknownPartner()
  const endQuestion = useLatePart(loadEndQuestion)
  const recharge = useLatePart(loadRechargePanel)
  const isFailing = useAtomValue(isConnectionFailingAtom)
  const isActive = view?.phase === 'active'
  const EndQuestion = isActive ? endQuestion.Part : null
  const RechargePanel = isActive ? recharge.Part : null
  const openRecharge = () => void recharge.open()
  const box = useRef<HTMLDivElement>(null)
  const wasRecharging = useRef(false)
  useEffect(() => {
    // The panel that had the focus has given way to the buttons.
    if (wasRecharging.current && RechargePanel === null) box.current?.querySelector('button')?.focus()
    wasRecharging.current = RechargePanel !== null
  }, [RechargePanel])
  return (
    <div ref={box} className={styles['running']}>
      {isFailing ? <p role="status">{words.noInternet}</p> : null}
      <CallMeter />
      {RechargePanel ? (
        <RechargePanel onClose={recharge.close} />
      ) : (
        <>
          <LowBalance isOpening={recharge.isLoading} onRecharge={openRecharge} />
          <div className={styles['buttons']}>
            {isActive ? <AddTime onRecharge={openRecharge} /> : null}
            <EndCall isOpening={endQuestion.isLoading} onEnd={() => void endQuestion.open()} />
          </div>
        </>
      )}
      {EndQuestion ? <EndQuestion name={name} onClose={endQuestion.close} /> : null}
    </div>
  )
}

function EndCall({ isOpening, onEnd }: { isOpening: boolean; onEnd(): void }) {
  const words = callWords()
  const phase = useAtomValue(sessionViewAtom)?.phase
  const engine = useAtomValue(engineAtom)
  if (!engine) return null
  return (
    <Button variant="danger-outline" size="l" full loading={phase === 'ending' || isOpening} onClick={onEnd}>
      {phase === 'ending' ? words.ending : words.endCall}
    </Button>
  )
}
