import { isApiError } from '@tarapath/api-client'
import { confirmCoursePayment } from '@tarapath/api-client/courses'
import type { CoursePaymentResult } from '@tarapath/api-client/types'
import { useApi } from '@tarapath/customer-core/platform'
import { POLL_DELAYS_MS } from '@tarapath/customer-core/payment-delays'
import { useEffect, useState } from 'react'

export type PurchaseView =
  | { name: 'checking'; isRepeated: boolean }
  | { name: 'settled'; result: CoursePaymentResult }
  | { name: 'pending' }
  | { name: 'unknown' }

const isSettled = ({ status }: CoursePaymentResult) =>
  status === 'success' || status === 'failed' || status === 'refunded'

/** Confirms the payment of an order or a course until it is settled or two minutes have passed. */
export function usePurchaseWatch(txnId: string): { view: PurchaseView; checkAgain(): void } {
  const api = useApi()
  const [view, setView] = useState<PurchaseView>({ name: 'checking', isRepeated: false })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const wait = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const poll = async (count: number): Promise<void> => {
      const next = await confirmOnce()
      if (wait.signal.aborted) return
      if (next) setView(next)
      else if (count >= POLL_DELAYS_MS.length) setView({ name: 'pending' })
      else {
        setView({ name: 'checking', isRepeated: count > 0 })
        timer = setTimeout(() => void poll(count + 1), POLL_DELAYS_MS[count])
      }
    }
    /** Null while it is open, or when the request failed. */
    const confirmOnce = async (): Promise<PurchaseView | null> => {
      try {
        const result = await confirmCoursePayment(api, { txn_id: txnId }, { signal: wait.signal })
        return isSettled(result) ? { name: 'settled', result } : null
      } catch (error) {
        const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400)
        return isUnknown ? { name: 'unknown' } : null
      }
    }
    void poll(0)
    return () => {
      wait.abort()
      clearTimeout(timer)
    }
  }, [api, txnId, round])
  return {
    view,
    checkAgain() {
      setView({ name: 'checking', isRepeated: true })
      setRound(round + 1)
    },
  }
}
