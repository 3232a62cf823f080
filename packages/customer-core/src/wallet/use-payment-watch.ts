import { isApiError } from '@tarapath/api-client'
import { updateMaxCallDuration } from '@tarapath/api-client/consultations'
import { getPhonePeStatus } from '@tarapath/api-client/payments'
import type { PaymentState } from '@tarapath/api-client/types'
import { useStore } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { loadProfileAtom } from '../account/index.ts'
import { openConsultationIdAtom } from '../consultation/index.ts'
import { engineAtom, useApi } from '../platform/index.ts'
import { POLL_DELAYS_MS } from './payment-delays.ts'
import { viewAfterPoll, isSettled, type PaymentView } from './payment-watch.ts'

/** Polls the status of a payment until it is settled or two minutes have passed. */
export function usePaymentWatch(txnId: string): { view: PaymentView; checkAgain(): void } {
  const api = useApi()
  const store = useStore()
  const [view, setView] = useState<PaymentView>({ name: 'checking', isRepeated: false, payment: null })
  const [round, setRound] = useState(0)

  const onSuccess = useCallback(async () => {
    await store.set(loadProfileAtom)
    const openId = store.get(openConsultationIdAtom)
    if (!openId) return
    try {
      await updateMaxCallDuration(api, { id: Number(openId) })
    } catch {
      // Our own choice: a failure is silent. The wallet is credited, and the next recharge or reload extends the chat.
    }
    store.get(engineAtom)?.refresh()
  }, [api, store])

  useEffect(() => {
    const wait = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const poll = async (pollCount: number): Promise<void> => {
      let payment: PaymentState | null = null
      try {
        payment = await getPhonePeStatus(api, { txn_id: txnId }, { signal: wait.signal, retry: 0 })
      } catch (error) {
        if (isApiError(error) && (error.status === 404 || error.status === 400)) {
          setView({ name: 'unknown' })
          return
        }
      }
      if (wait.signal.aborted) return
      setView(viewAfterPoll(payment, pollCount))
      if (payment && isSettled(payment)) {
        if (payment.status === 'success') await onSuccess()
      } else if (pollCount < POLL_DELAYS_MS.length)
        timer = setTimeout(() => void poll(pollCount + 1), POLL_DELAYS_MS[pollCount])
    }
    void poll(0)
    return () => {
      wait.abort()
      clearTimeout(timer)
    }
  }, [api, txnId, round, onSuccess])

  return {
    view,
    checkAgain() {
      const payment = view.name === 'pending' ? view.payment : null
      setView({ name: 'checking', isRepeated: payment !== null, payment })
      setRound(round + 1)
    },
  }
}
