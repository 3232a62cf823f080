import { isApiError, type CallOptions } from '@tarapath/api-client'
import { useEffect, useState } from 'react'
import { POLL_DELAYS_MS } from './payment-delays.ts'
import { isSettled, viewAfterPoll, type PaymentView, type WatchedPayment } from './payment-watch.ts'

/**
 * Polls a payment until it is settled or two minutes have passed. Both functions stay the same while they ask for the
 * same payment.
 */
export function useWatchedPayment<Payment extends WatchedPayment>(
  ask: (options: CallOptions) => Promise<Payment>,
  onSuccess?: () => Promise<void>,
): {
  view: PaymentView<Payment>
  /** The last reply. */
  known: Payment | null
  checkAgain(): void
} {
  const [view, setView] = useState<PaymentView<Payment>>({ name: 'checking', isRepeated: false, payment: null })
  const [known, setKnown] = useState<Payment | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    const wait = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const poll = async (pollCount: number): Promise<void> => {
      let payment: Payment | null = null
      try {
        payment = await ask({ signal: wait.signal, retry: 0 })
      } catch (error) {
        if (isApiError(error) && (error.status === 404 || error.status === 400)) {
          setView({ name: 'unknown' })
          return
        }
      }
      if (wait.signal.aborted) return
      setView(viewAfterPoll(payment, pollCount))
      if (payment) setKnown(payment)
      if (payment && isSettled(payment)) {
        if (payment.status === 'success') await onSuccess?.()
      } else if (pollCount < POLL_DELAYS_MS.length)
        timer = setTimeout(() => void poll(pollCount + 1), POLL_DELAYS_MS[pollCount])
    }
    void poll(0)
    return () => {
      wait.abort()
      clearTimeout(timer)
    }
  }, [ask, onSuccess, round])

  return {
    view,
    known,
    checkAgain() {
      const payment = view.name === 'pending' ? view.payment : null
      setView({ name: 'checking', isRepeated: payment !== null, payment })
      setRound(round + 1)
    },
  }
}
