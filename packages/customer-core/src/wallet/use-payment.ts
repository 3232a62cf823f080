import { rechargeWallet } from '@tarapath/api-client/wallet'
import { initiatePhonePePayment } from '@tarapath/api-client/payments'
import { useState } from 'react'
import {
  awaySentence,
  failureOf,
  failureSentence,
  refusalSentence,
  toPaise,
  toWireRupees,
  useApi,
  useEnvironment,
  usePaying,
  withPlatform,
} from '../platform/index.ts'
import { rechargeWords } from './words/recharge.gen.ts'

interface PaymentRequest {
  paise: number
  coupon: string | null
  /** The sum on the button. */
  shownPaise: number
}

/** A recharge whose sum is not the one that the button showed. It is paid only when the customer agrees. */
export interface ChangedPrice {
  request: Omit<PaymentRequest, 'shownPaise'>
  txnId: string
  shownPaise: number
  payablePaise: number
}

export type OpenPayPage = (url: string, txnId: string) => void

const openHere: OpenPayPage = (url) => location.assign(url)

/**
 * Creates a recharge and opens the pay page. Each attempt is a payment of its own. When the sum to pay differs from the
 * one that the customer saw, the pay page stays closed until they agree to it.
 */
export function usePayment(next: string | null, openPage: OpenPayPage = openHere) {
  const api = useApi()
  const { platform, basePath = '' } = useEnvironment()
  const [isPaying, setPaying] = usePaying()
  const [problem, setProblem] = useState<string | null>(null)
  const [changed, setChanged] = useState<ChangedPrice | null>(null)

  const changedPrice = (paise: number | null, coupon: string | null): ChangedPrice | null =>
    changed?.request.paise === paise && changed.request.coupon === coupon ? changed : null

  /** The transaction to pay, or null after the customer has been asked about another sum. */
  const recharge = async ({ paise, coupon, shownPaise }: PaymentRequest): Promise<string | null> => {
    const agreed = changedPrice(paise, coupon)
    if (agreed?.payablePaise === shownPaise) return agreed.txnId
    const { txn_id, payable } = await rechargeWallet(api, {
      amount: toWireRupees(paise),
      ...(coupon ? { coupon_code: coupon } : {}),
    })
    const payablePaise = toPaise(payable)
    if (payablePaise === shownPaise) return txn_id
    setChanged({ request: { paise, coupon }, txnId: txn_id, shownPaise, payablePaise })
    return null
  }

  const pay = async (request: PaymentRequest): Promise<void> => {
    if (isPaying) return
    setPaying(true)
    setProblem(null)
    try {
      const txn_id = await recharge(request)
      if (txn_id === null) {
        setPaying(false)
        return
      }
      const path = next ? `/wallet/payment?${new URLSearchParams({ next })}` : '/wallet/payment'
      const back = basePath + withPlatform(path, platform)
      const { redirect_url } = await initiatePhonePePayment(api, { txn_id, path: back })
      openPage(redirect_url, txn_id)
    } catch (error) {
      setChanged(null)
      setProblem(
        refusalSentence(error) ??
          awaySentence(error) ??
          rechargeWords().notPaid({ problem: failureSentence(failureOf(error)) }),
      )
      setPaying(false)
    }
  }
  return { isPaying, problem, pay, changedPrice }
}
