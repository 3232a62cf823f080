import type { UserProfile } from '@tarapath/api-client/types'
import { changeNumber } from '@tarapath/own-api/account'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { loadProfileAtom, useNumberCode } from '../account/index.ts'
import { refusalCode, useApi } from '../platform/index.ts'
import { numberWords } from './words/number.gen.ts'

type Step = 'number' | 'current-code' | 'new-code' | 'done'

/** The steps of a change: the new number, a code to the current number, a code to the new one. */
export function useNumberChange({ phone_number: current }: UserProfile) {
  const api = useApi()
  const loadProfile = useSetAtom(loadProfileAtom)
  const [step, setStep] = useState<Step>('number')
  /** Ten digits. */
  const [digits, setDigits] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const currentToken = useRef('')
  const wrongCode = numberWords().wrongOtp
  const ofCurrent = useNumberCode({ phone: current, wrongCode })
  const ofNew = useNumberCode({ phone: `+91${digits}`, wrongCode })

  const startAgain = (why: string | null) => {
    ofCurrent.stop()
    ofNew.stop()
    setRefusal(why)
    setStep('number')
  }

  const changeWith = async (newToken: string): Promise<void> => {
    try {
      const proofs = { current_token: currentToken.current, new_token: newToken }
      await changeNumber(api, { phone_number: `+91${digits}`, ...proofs })
    } catch (error) {
      // Another code does not help: the first step says why.
      const code = refusalCode(error)
      if (code === 'number_taken') return startAgain(numberWords().taken)
      if (code === 'account_in_use') return startAgain(numberWords().inConsultation)
      if (code === 'verification_required') return startAgain(numberWords().tookTooLong)
      throw error
    }
    setStep('done')
    await loadProfile()
  }

  return {
    step,
    digits,
    refusal,
    ofCurrent,
    ofNew,
    type: (typed: string) => {
      setDigits(typed)
      startAgain(null)
    },
    sendToCurrent: () => ofCurrent.send(() => setStep('current-code')),
    sendToNew: () => ofNew.send(() => setStep('new-code')),
    enterCurrent: (code: string) =>
      ofCurrent.check(code, async (token) => {
        currentToken.current = token
        await ofNew.send(() => {})
        setStep('new-code')
      }),
    enterNew: (code: string) => ofNew.check(code, changeWith),
    goBack: () => startAgain(null),
  }
}
