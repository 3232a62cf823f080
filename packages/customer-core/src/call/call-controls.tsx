import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { partnerAtom, sessionViewAtom, unknownPartner } from '../consultation/index.ts'
import { engineAtom } from '../platform/index.ts'
import { loadRechargePanel, LowBalance } from '../wallet/index.ts'
import { AddTime } from './add-time.tsx'
import styles from './call-controls.module.css'
import { CallMeter } from './call-meter.tsx'
import { Connecting } from './connecting.tsx'
import { callWords } from './words/call.gen.ts'

const RechargePanel = lazy(loadRechargePanel)
const EndQuestion = lazy(() => import('./end-question.tsx'))

/** What an open call shows and lets one do: who is being rung, what it costs, how long is left, and its end. */
export function CallControls() {
  const phase = useAtomValue(sessionViewAtom)?.phase
  return phase === 'waiting' ? <Connecting /> : <Running />
}

function Running() {
  const words = callWords()
  const view = useAtomValue(sessionViewAtom)
  const name = useAtomValue(partnerAtom)?.name ?? unknownPartner()
  const [isRecharging, setRecharging] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isActive = view?.phase === 'active'
  if (isRecharging && isActive)
    return (
      <Suspense fallback={null}>
        <RechargePanel onClose={() => setRecharging(false)} />
      </Suspense>
    )
  return (
    <div className={styles['running']}>
      {view?.connection === 'failing' ? <p role="status">{words.noInternet}</p> : null}
      <CallMeter />
      <LowBalance onRecharge={() => setRecharging(true)} />
      <div className={styles['buttons']}>
        {isActive ? <AddTime onRecharge={() => setRecharging(true)} /> : null}
        <EndCall onEnd={() => setAsking(true)} />
      </div>
      <Suspense fallback={null}>
        {isAsking && isActive ? <EndQuestion name={name} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </div>
  )
}

function EndCall({ onEnd }: { onEnd(): void }) {
  const words = callWords()
  const phase = useAtomValue(sessionViewAtom)?.phase
  const engine = useAtomValue(engineAtom)
  if (!engine) return null
  return (
    <Button variant="danger-outline" size="l" full loading={phase === 'ending'} onClick={onEnd}>
      {phase === 'ending' ? words.ending : words.endCall}
    </Button>
  )
}
