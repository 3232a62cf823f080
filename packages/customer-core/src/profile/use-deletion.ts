import { deleteMyAccount } from '@tarapath/api-client/account'
import type { UserProfile } from '@tarapath/api-client/types'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { forgetCustomer, loadProfileAtom, useNumberCode } from '../account/index.ts'
import { refusalCode, signInAtom, signInSourceAtom, useApi } from '../platform/index.ts'
import { deleteWords } from './words/delete.gen.ts'

type Step = 'read' | 'code' | 'done'

/** The two steps: reading what goes, and the one-time code that deletes the account. */
export function useDeletion(profile: UserProfile) {
  const api = useApi()
  const store = useStore()
  const loadProfile = useSetAtom(loadProfileAtom)
  const { revalidate } = useRevalidator()
  const { send, check, isBusy, problem, resendAtMs } = useNumberCode({
    phone: profile.phone_number,
    wrongCode: deleteWords().wrongOtp,
  })
  const [step, setStep] = useState<Step>('read')

  const deleteWith = async (verification_token: string): Promise<void> => {
    try {
      await deleteMyAccount(api, { verification_token, give_up_balance: profile.balance })
    } catch (error) {
      // The balance, a consultation or a payment changed meanwhile: the first step says so.
      if (['balance_left', 'account_in_use'].includes(refusalCode(error) ?? '')) {
        setStep('read')
        await Promise.all([loadProfile(), revalidate()])
      }
      throw error
    }
    setStep('done')
    await forgetCustomer(api, store.get(signInSourceAtom))
    store.set(signInAtom, 'signed-out')
  }

  return {
    step,
    isBusy,
    problem,
    resendAtMs,
    sendCode: () => send(() => setStep('code')),
    confirm: (code: string) => check(code, deleteWith),
    goBack: () => setStep('read'),
  }
}
