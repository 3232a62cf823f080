import type { CallOptions } from '@tarapath/api-client'
import { confirmCoursePayment } from '@tarapath/api-client/courses'
import type { CoursePaymentResult } from '@tarapath/api-client/types'
import { SignInPrompt } from '@tarapath/customer-core/account'
import { ContactLink, PageMeta, useApi, usePlatformNavigate } from '@tarapath/customer-core/platform'
import { useWatchedPayment } from '@tarapath/customer-core/use-watched-payment'
import { Button, formatRupees, Spinner, StatusRule } from '@tarapath/ui-kit'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import styles from './purchase.module.css'
import { purchaseWords } from './words/purchase.gen.ts'

/** What the purchase of an order and of a course say and do differently. */
export interface PurchaseKind {
  paid: { heading: string; text: string; href: string; label: string }
  /** Where a failed payment is tried again. */
  failed: { text: string; href: string; label: string }
  onPaid?: (txnId: string) => void
  /** The sum of an open payment, or null if unknown. `result` is null before the first reply. */
  sumPaise: (txnId: string, result: CoursePaymentResult | null) => number | null
}

interface PurchaseResultProps {
  signedIn: boolean
  txnId: string
  kind: PurchaseKind
}

/** The page to which the pay page returns. It asks until the payment is settled. */
export function PurchaseResult({ signedIn, txnId, kind }: PurchaseResultProps) {
  const words = purchaseWords()
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      {signedIn ? txnId === '' ? <NotFound /> : <Watched key={txnId} txnId={txnId} kind={kind} /> : <SignedOut />}
    </main>
  )
}

function Watched({ txnId, kind }: { txnId: string; kind: PurchaseKind }) {
  const api = useApi()
  const ask = useCallback((options: CallOptions) => confirmCoursePayment(api, { txn_id: txnId }, options), [api, txnId])
  const { view, known, checkAgain } = useWatchedPayment(ask)
  const sumPaise = kind.sumPaise(txnId, known)
  switch (view.name) {
    case 'unknown':
      return <NotFound />
    case 'checking':
      return <Checking {...view} sumPaise={sumPaise} />
    case 'pending':
      return <Pending {...view} sumPaise={sumPaise} txnId={txnId} onCheckAgain={checkAgain} />
    case 'settled':
      return view.payment.status === 'success' ? (
        <Paid txnId={txnId} kind={kind} />
      ) : (
        <Failed result={view.payment} txnId={txnId} kind={kind} />
      )
  }
}

interface OpenProps {
  /** Null where its status could not be loaded. */
  payment: CoursePaymentResult | null
  sumPaise: number | null
}

function Checking({ isRepeated, payment, sumPaise }: OpenProps & { isRepeated: boolean }) {
  const words = purchaseWords()
  return (
    <>
      <h1>{words.checking}</h1>
      <Progress current={1} />
      <p role="status" className={styles['waiting']}>
        <Spinner size={20} /> {!isRepeated ? words.confirming : payment ? words.stillConfirming : words.notReached}
      </p>
      {sumPaise === null ? null : <p>{words.paymentOf({ amount: formatRupees(sumPaise) })}</p>}
      <p className="ui-note">{words.canClose}</p>
    </>
  )
}

function Pending({ payment, sumPaise, txnId, onCheckAgain }: OpenProps & { txnId: string; onCheckAgain(): void }) {
  const words = purchaseWords()
  const known = sumPaise === null ? words.notConfirmed : words.sumNotConfirmed({ amount: formatRupees(sumPaise) })
  return (
    <>
      <h1>{words.pending}</h1>
      <Progress current={1} />
      <p role="status">
        {payment ? known : words.statusNotLoaded} {words.pendingHint}
      </p>
      {!payment && sumPaise !== null ? <p>{words.paymentOf({ amount: formatRupees(sumPaise) })}</p> : null}
      <Reference txnId={txnId} />
      <Actions>
        <Button size="l" onClick={onCheckAgain}>
          {words.checkStatus}
        </Button>
      </Actions>
    </>
  )
}

function Progress({ current }: { current: number }) {
  const words = purchaseWords()
  const steps = [words.started, words.phonePeConfirms, words.done].map((label) => ({ label }))
  return <StatusRule label={words.progress} steps={steps} current={current} />
}

function Paid({ txnId, kind: { paid, onPaid } }: { txnId: string; kind: PurchaseKind }) {
  const report = useRef(onPaid)
  useEffect(() => report.current?.(txnId), [txnId])
  return (
    <>
      <h1>{paid.heading}</h1>
      <Progress current={2} />
      <p role="status">{paid.text}</p>
      <Reference txnId={txnId} />
      <Actions>
        <Button size="l" href={paid.href}>
          {paid.label}
        </Button>
      </Actions>
    </>
  )
}

interface FailedProps {
  result: CoursePaymentResult
  txnId: string
  kind: PurchaseKind
}

function Failed({ result: { status, message }, txnId, kind: { failed } }: FailedProps) {
  const words = purchaseWords()
  const navigate = usePlatformNavigate()
  return (
    <>
      <h1>{status === 'refunded' ? words.refunded : words.failed}</h1>
      <p role="status">
        {message ?? words.notCompleted} {failed.text} {words.refundHint}
      </p>
      <Reference txnId={txnId} />
      <Actions>
        <Button size="l" onClick={() => navigate(failed.href, { replace: true })}>
          {failed.label}
        </Button>
      </Actions>
    </>
  )
}

function Reference({ txnId }: { txnId: string }) {
  const words = purchaseWords()
  return (
    <p className="ui-note">
      {words.reference({ txnId })} <ContactLink>{words.help}</ContactLink>
    </p>
  )
}

const Actions = ({ children }: { children: ReactNode }) => <div className={styles['actions']}>{children}</div>

function NotFound() {
  return (
    <>
      <h1>{purchaseWords().notFound}</h1>
      <p>{purchaseWords().notFoundHint}</p>
    </>
  )
}

function SignedOut() {
  return (
    <>
      <h1>{purchaseWords().title}</h1>
      <SignInPrompt reason={purchaseWords().signInToSee} />
    </>
  )
}
