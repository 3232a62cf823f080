import { isApiError } from '@tarapath/api-client'
import { updateMaxCallDuration } from '@tarapath/api-client/consultations'
import { getPhonePeStatus } from '@tarapath/api-client/payments'
import type { PaymentState } from '@tarapath/api-client/types'
import { useStore } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { loadProfileAtom } from '../account/index.ts'
import { openConsultationIdAtom } from '../consultation/index.ts'
import { engineAtom, useApi } from '../platform/index.ts'
import { viewAfterPoll, isSettled, POLL_DELAYS_MS, type PaymentView } from './payment-watch.ts'

/** Asks how a payment stands until it is settled or two minutes have passed. */
export function usePaymentWatch(txnId: string): { view: PaymentView; checkAgain(): void } {
  const api = useApi()
  const store = useStore()
  const [view, setView] = useState<PaymentView>({ name: 'checking', isRepeated: false })
  const [round, setRound] = useState(0)

  const arrived = useCallback(async () => {
    await store.set(loadProfileAtom)
    const openId = store.get(openConsultationIdAtom)
    if (!openId) return
    try {
      await updateMaxCallDuration(api, { id: Number(openId) })
    } catch {
      // Our own choice: the money is there whatever happens here; the next recharge or reload lengthens the chat.
    }
    store.get(engineAtom)?.refresh()
  }, [api, store])

  useEffect(() => {
    const wait = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const look = async (looks: number): Promise<void> => {
      let payment: PaymentState | null = null
      try {
        payment = await getPhonePeStatus(api, { txn_id: txnId }, { signal: wait.signal })
      } catch (error) {
        if (isApiError(error) && (error.status === 404 || error.status === 400)) {
          setView({ name: 'unknown' })
          return
        }
      }
      if (wait.signal.aborted) return
      setView(viewAfterPoll(payment, looks))
      if (payment && isSettled(payment)) {
        if (payment.status === 'success') await arrived()
      } else if (looks < POLL_DELAYS_MS.length) timer = setTimeout(() => void look(looks + 1), POLL_DELAYS_MS[looks])
    }
    void look(0)
    return () => {
      wait.abort()
      clearTimeout(timer)
    }
  }, [api, txnId, round, arrived])

  return {
    view,
    checkAgain() {
      setView({ name: 'checking', isRepeated: true })
      setRound(round + 1)
    },
  }
}
