import type { Ended } from '@tarapath/session-engine'
import { ErrorState, formatRupees, Skeleton, SkeletonGroup, Spinner, TextLink } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { balancePaiseAtom, loadProfileAtom, profileAtom } from '../account/index.ts'
import { commonWords, failureSentence, toPaise } from '../platform/index.ts'
import { ConsultationReceipt } from './consultation-receipt.tsx'
import styles from './ended-content.module.css'
import { endedReason, saysNotCharged } from './ended-heading.ts'
import { isReviewDue } from './is-review-due.ts'
import { NotBegun } from './not-begun.tsx'
import { partnerAtom } from './partner.ts'
import { isConnectionFailingAtom } from './connection-atoms.ts'
import { WhatNext } from './what-next.tsx'
import { hasNotBegunAtom, type ConsultationKind } from './session-atoms.ts'
import { useReceipt } from './use-receipt.ts'
import { endedWords } from './words/ended.gen.ts'

interface EndedContentProps {
  ended: Ended
  /** The level of the headings, one below the heading of the page or dialog. */
  level: 2 | 3
  /** Called when the customer opens the page of the consultation. */
  onLeave?: () => void
}

/** Why a consultation ended and what it cost. The receipt is drawn when the server has closed the consultation. */
export function EndedContent({ ended, level, onLeave }: EndedContentProps) {
  const words = endedWords()
  const kind = ended.order_type === 2 ? 'call' : 'chat'
  const seenNotToBegin = useAtomValue(hasNotBegunAtom)
  const partner = useAtomValue(partnerAtom)
  const recordingDays = partner?.consultationId === ended.id ? partner.recordingDays : undefined
  const [receipt, retry] = useReceipt(Number(ended.id), ended.confirmed)
  const item = receipt.name === 'ready' ? receipt.item : null
  // An end that the page hears of late comes without its reason and its review: the history has both.
  const reason = endedReason(ended) ?? item?.status_message
  // This page may have missed the start of paid time. Until the history is loaded, only the server's sentence is certain.
  const hasNotBegun = item
    ? item.started_at === null
    : seenNotToBegin && (receipt.name === 'ready' || saysNotCharged(ended))
  if (hasNotBegun && receipt.name !== 'awaited')
    return (
      <div className={styles['content']}>
        <NotBegun
          level={level}
          kind={kind}
          endedAt={item?.ended_at ? new Date(item.ended_at) : null}
          isLoading={receipt.name === 'loading'}
        />
      </div>
    )
  return (
    <div className={styles['content']}>
      {reason ? <p>{reason}</p> : null}
      {receipt.name === 'awaited' ? (
        <p role="status" className={styles['awaited']}>
          <Spinner size={20} />
          <Awaited isConfirmed={ended.confirmed} kind={kind} />
        </p>
      ) : null}
      {receipt.name === 'loading' ? (
        <SkeletonGroup label={words.receiptLoading}>
          <Skeleton height="13rem" shape="box" />
        </SkeletonGroup>
      ) : null}
      {receipt.name === 'failed' ? (
        <ErrorState title={words.receiptNotLoaded} retryLabel={commonWords().tryAgain} level={level} onRetry={retry}>
          {words.alsoInHistory({ problem: failureSentence(receipt.failure) })}
        </ErrorState>
      ) : null}
      {item ? (
        <>
          <ConsultationReceipt item={item} />
          {recordingDays === undefined ? null : (
            <p className={styles['left']}>{words.recording({ days: recordingDays })}</p>
          )}
          <BalanceLeft key={item.amount_charged - (item.refunded ?? 0)} />
          <WhatNext
            astrologerId={item.consultant.id}
            name={item.consultant.name}
            kind={kind}
            ratePaise={toPaise(item.price_per_minute ?? 0)}
          />
          {isReviewDue(item) && !ended.review ? (
            <TextLink variant="standalone" href={`/history/${item.id}`} onClick={onLeave}>
              {words.rate({ name: item.consultant.name })}
            </TextLink>
          ) : null}
          <TextLink variant="standalone" href={`/history/${item.id}`} onClick={onLeave}>
            {words.reportProblem}
          </TextLink>
        </>
      ) : null}
      {receipt.name === 'ready' && !item ? <p>{words.inHistory}</p> : null}
    </div>
  )
}

/** Why there is no receipt yet, and what the customer can do where the end has not arrived. */
function Awaited({ isConfirmed, kind }: { isConfirmed: boolean; kind: ConsultationKind }) {
  const words = endedWords()
  const isFailing = useAtomValue(isConnectionFailingAtom)
  if (isConfirmed) return words.preparingReceipt
  return isFailing ? words.notEnded({ kind }) : words.notConfirmed
}

/** What is left in the wallet. A profile that was loaded before the charge was final is not shown. */
function BalanceLeft() {
  const loadProfile = useSetAtom(loadProfileAtom)
  const profile = useAtomValue(profileAtom)
  const paise = useAtomValue(balancePaiseAtom)
  const [before] = useState(profile)
  useEffect(() => void loadProfile(), [loadProfile])
  return (
    <p className={styles['left']}>
      {profile !== before && paise !== null ? endedWords().leftInWallet({ amount: formatRupees(paise) }) : ''}
    </p>
  )
}
