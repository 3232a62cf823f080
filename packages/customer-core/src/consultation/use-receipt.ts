import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { useCallback, useEffect, useState } from 'react'
import { failureOf, useApi, type Failure } from '../platform/index.ts'
import { findJustEnded } from './find-just-ended.ts'

/** `awaited`: the server has not closed the consultation yet, so that nothing about its cost is certain. */
export type ReceiptState =
  | { name: 'awaited' }
  | { name: 'loading' }
  | { name: 'ready'; item: ConsultationHistoryItem | null }
  | { name: 'failed'; failure: Failure }

const UNFINISHED_MS = 2000
/** Our own choice: a refund may follow the end. */
const FINISHED_MS = 15_000

/** The receipt of a consultation: a finished entry of the history only. It is read again while it is on the screen. */
export function useReceipt(consultationId: number, isConfirmed: boolean): [ReceiptState, retry: () => void] {
  const api = useApi()
  const [receipt, setReceipt] = useState<ReceiptState>({ name: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setReceipt({ name: 'loading' })
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    if (!isConfirmed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isMounted = true
    let shown: string | null = null
    const read = async (): Promise<void> => {
      let next: ReceiptState
      try {
        const item = await findJustEnded(api, consultationId)
        next = item && item.ended_at === null ? { name: 'awaited' } : { name: 'ready', item }
      } catch (error) {
        // A receipt that is on the screen stays there.
        if (shown !== null) return again(FINISHED_MS)
        next = { name: 'failed', failure: failureOf(error) }
      }
      if (!isMounted) return
      const text = JSON.stringify(next)
      if (text !== shown) setReceipt(next)
      if (next.name !== 'failed') {
        shown = text
        again(next.name === 'awaited' ? UNFINISHED_MS : FINISHED_MS)
      }
    }
    const again = (ms: number): void => {
      if (isMounted) timer = setTimeout(() => void read(), ms)
    }
    void read()
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [api, consultationId, isConfirmed, attempt])

  return [isConfirmed ? receipt : { name: 'awaited' }, retry]
}
