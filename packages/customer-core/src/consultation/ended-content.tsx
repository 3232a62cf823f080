import type { Ended } from '@tarapath/session-engine'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { ErrorState, Skeleton, SkeletonGroup, TextLink } from '@tarapath/ui-kit'
import { useCallback, useEffect, useState } from 'react'
import { failureOf, failureSentence, useApi, type Failure } from '../platform/index.ts'
import { ConsultationReceipt } from './consultation-receipt.tsx'
import styles from './ended-content.module.css'
import { endedReason } from './ended-heading.ts'
import { findJustEnded } from './find-just-ended.ts'

type ReceiptState =
  | { name: 'loading' }
  | { name: 'ready'; item: ConsultationHistoryItem | null }
  | { name: 'failed'; failure: Failure }

/**
 * Why a consultation ended and what it cost. The receipt is loaded after the reason is shown. `onLeave` is called when
 * the customer opens the page of the consultation.
 */
export function EndedContent({ ended, onLeave }: { ended: Ended; onLeave?: () => void }) {
  const api = useApi()
  const [receipt, setReceipt] = useState<ReceiptState>({ name: 'loading' })
  const load = useCallback(async () => {
    setReceipt({ name: 'loading' })
    try {
      setReceipt({ name: 'ready', item: await findJustEnded(api, Number(ended.id)) })
    } catch (error) {
      setReceipt({ name: 'failed', failure: failureOf(error) })
    }
  }, [api, ended.id])
  useEffect(() => void load(), [load])

  const reason = endedReason(ended)
  return (
    <div className={styles['content']}>
      {reason ? <p>{reason}</p> : null}
      {receipt.name === 'loading' ? (
        <SkeletonGroup label="The receipt is loading">
          <Skeleton height="13rem" shape="box" />
        </SkeletonGroup>
      ) : null}
      {receipt.name === 'failed' ? (
        <ErrorState title="The receipt did not load" level={3} onRetry={() => void load()}>
          {failureSentence(receipt.failure, 'The receipt')} It is also kept in your history.
        </ErrorState>
      ) : null}
      {receipt.name === 'ready' && receipt.item ? (
        <>
          <ConsultationReceipt item={receipt.item} />
          <TextLink variant="standalone" href={`/history/${receipt.item.id}`} onClick={onLeave}>
            Something was wrong?
          </TextLink>
        </>
      ) : null}
      {receipt.name === 'ready' && !receipt.item ? <p>You find the receipt in your history.</p> : null}
    </div>
  )
}
