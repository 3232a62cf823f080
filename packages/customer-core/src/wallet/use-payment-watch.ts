import type { CallOptions } from '@tarapath/api-client'
import { updateMaxCallDuration } from '@tarapath/api-client/consultations'
import { getPhonePeStatus } from '@tarapath/api-client/payments'
import { useStore } from 'jotai'
import { useCallback } from 'react'
import { loadProfileAtom } from '../account/index.ts'
import { openConsultationIdAtom } from '../consultation/index.ts'
import { engineAtom, useApi } from '../platform/index.ts'
import { useWatchedPayment } from './use-watched-payment.ts'

/** Watches the payment of a recharge. Its money extends a chat that runs. */
export function usePaymentWatch(txnId: string) {
  const api = useApi()
  const store = useStore()

  const ask = useCallback((options: CallOptions) => getPhonePeStatus(api, { txn_id: txnId }, options), [api, txnId])

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

  return useWatchedPayment(ask, onSuccess)
}
