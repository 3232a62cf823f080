import { isApiError } from '@tarapath/api-client'
import { deleteMyAccount, sendOtp, verifyOtp } from '@tarapath/api-client/account'
import type { UserProfile } from '@tarapath/api-client/types'
import { useSetAtom, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { createRequestToken, loadProfileAtom, forgetCustomer } from '../account/index.ts'
import {
  failureOf,
  failureSentence,
  refusalCode,
  refusalSentence,
  signInAtom,
  signInSourceAtom,
  useApi,
} from '../platform/index.ts'
import { deleteWords } from './words/delete.gen.ts'

type Step = 'read' | 'code' | 'done'

/** The two steps: reading what goes, and the one-time code that deletes the account. */
export function useDeletion(profile: UserProfile) {
  const api = useApi()
  const store = useStore()
  const loadProfile = useSetAtom(loadProfileAtom)
  const requestToken = useRef<string>(undefined)
  const [step, setStep] = useState<Step>('read')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const attempt = async (run: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await run()
    } catch (error) {
      setProblem(sentenceOf(error))
      // The balance or a consultation changed meanwhile: the first step says so.
      if (['balance_left', 'account_in_use'].includes(refusalCode(error) ?? '')) {
        setStep('read')
        await loadProfile()
      }
    } finally {
      setBusy(false)
    }
  }

  const sendCode = () =>
    attempt(async () => {
      requestToken.current ??= createRequestToken()
      await sendOtp(api, { phone_number: profile.phone_number, request_token: requestToken.current })
      setStep('code')
    })

  const confirm = (code: string) =>
    attempt(async () => {
      const { verification_token } = await verifyOtp(api, {
        phone_number: profile.phone_number,
        otp_key: code,
        ...(requestToken.current && { request_token: requestToken.current }),
      })
      await deleteMyAccount(api, { verification_token, give_up_balance: profile.balance })
      setStep('done')
      await forgetCustomer(api, store.get(signInSourceAtom))
      store.set(signInAtom, 'signed-out')
    })

  return { step, isBusy, problem, sendCode, confirm, goBack: () => setStep('read') }
}

function sentenceOf(error: unknown): string {
  if (isApiError(error) && error.status === 401) return deleteWords().wrongOtp
  return refusalSentence(error) ?? failureSentence(failureOf(error))
}
