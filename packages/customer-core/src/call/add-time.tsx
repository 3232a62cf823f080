import { updateMaxCallDuration } from '@tarapath/api-client/consultations'
import { Button, showToast } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { paiseLeftAtom } from '../account/index.ts'
import { meterAtom, partnerAtom } from '../consultation/index.ts'
import { engineAtom, failureOf, failureSentence, refusalSentence, useApi } from '../platform/index.ts'
import { LOW_SECONDS } from '../wallet/index.ts'
import { addableMinutes } from './addable-minutes.ts'
import { callWords } from './words/call.gen.ts'

/** Raises the customer's own limit while the wallet pays for more; else it leads to a recharge. */
export function AddTime({ onRecharge }: { onRecharge(): void }) {
  const words = callWords()
  const api = useApi()
  const engine = useAtomValue(engineAtom)
  const meter = useAtomValue(meterAtom)
  const partner = useAtomValue(partnerAtom)
  const paiseLeft = useAtomValue(paiseLeftAtom)
  const [isAdding, setAdding] = useState(false)
  if (!meter?.run || !partner || paiseLeft === null) return null
  const { totalSeconds } = meter.run
  const minutes = addableMinutes(meter.secondsLeft, { ratePaise: partner.ratePaise, paiseLeft })
  // The note about the last two minutes has this button too.
  if (minutes === 0 && meter.secondsLeft <= LOW_SECONDS) return null
  if (minutes === 0)
    return (
      <Button variant="outline" size="l" full onClick={onRecharge}>
        {words.recharge}
      </Button>
    )

  const add = async () => {
    setAdding(true)
    try {
      const id = Number(partner.consultationId)
      await updateMaxCallDuration(api, { id }, { max_call_duration: totalSeconds + minutes * 60 })
      engine?.refresh()
    } catch (error) {
      showToast({ text: refusalSentence(error) ?? failureSentence(failureOf(error)) })
    }
    setAdding(false)
  }
  return (
    <Button variant="outline" size="l" full loading={isAdding} onClick={() => void add()}>
      {words.addMinutes({ minutes })}
    </Button>
  )
}
