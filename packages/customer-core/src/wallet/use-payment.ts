import { rechargeWallet } from '@tarapath/api-client/wallet'
import { initiatePhonePePayment } from '@tarapath/api-client/payments'
import { useState } from 'react'
import {
  failureOf,
  failureSentence,
  refusalSentence,
  toWireRupees,
  useApi,
  useEnvironment,
  withPlatform,
} from '../platform/index.ts'

/** Creates a recharge and opens the pay page. Each attempt is a payment of its own. */
export function usePayment(next: string | null) {
  const api = useApi()
  const { platform, basePath = '' } = useEnvironment()
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const pay = async (paise: number, coupon: string | null): Promise<void> => {
    if (isPaying) return
    setPaying(true)
    setProblem(null)
    try {
      const { txn_id } = await rechargeWallet(api, {
        amount: toWireRupees(paise),
        ...(coupon ? { coupon_code: coupon } : {}),
      })
      const path = next ? `/wallet/payment?${new URLSearchParams({ next })}` : '/wallet/payment'
      const back = basePath + withPlatform(path, platform)
      const { redirect_url } = await initiatePhonePePayment(api, { txn_id, path: back })
      location.assign(redirect_url)
    } catch (error) {
      setProblem(refusalSentence(error) ?? `${failureSentence(failureOf(error), 'The payment')} Nothing was paid.`)
      setPaying(false)
    }
  }
  return { isPaying, problem, pay }
}
