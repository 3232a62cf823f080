import { deleteMyAccount } from '@tarapath/api-client/account'
import type { UserProfile } from '@tarapath/api-client/types'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { forgetCustomer, loadProfileAtom, useNumberCode } from '../account/index.ts'
import { refusalCode, signInSourceAtom, useApi, usePlatform, withPlatform } from '../platform/index.ts'
import { deleteWords } from './words/delete.gen.ts'

type Step = 'read' | 'code'

/** The state of the history entry that says so after the page is loaded again. */
const DELETED = { isAccountDeleted: true }

export const useIsAccountDeleted = (): boolean =>
  (useLocation().state as Partial<typeof DELETED> | null)?.isAccountDeleted === true

/** The two steps: reading what goes, and the one-time code that deletes the account. */
export function useDeletion(profile: UserProfile) {
  const api = useApi()
  const store = useStore()
  const loadProfile = useSetAtom(loadProfileAtom)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const platform = usePlatform()
  const { pathname } = useLocation()
  const { send, check, stop, ...code } = useNumberCode({
    phone: profile.phone_number,
    wrongCode: deleteWords().wrongOtp,
  })
  const [step, setStep] = useState<Step>('read')
  // Who leaves the page before the code is checked keeps the account.
  useEffect(() => stop, [stop])

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
    await forgetCustomer(api, store.get(signInSourceAtom))
    await navigate(withPlatform(pathname, platform), { replace: true, state: DELETED })
    // As after a log-out: what the page still holds of the customer goes with it.
    location.reload()
  }

  return {
    ...code,
    step,
    sendCode: () => send(() => setStep('code')),
    confirm: (code: string) => check(code, deleteWith),
    goBack: () => {
      stop()
      setStep('read')
    },
  }
}
