import type { PaymentState } from '@tarapath/api-client/types'
import { Button, formatRupees, Spinner, StatusRule, TickRule } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pathAfterLogin, SignInPrompt } from '../account/index.ts'
import { commonWords, ContactLink, PageMeta, ScreenError, signInContext, toPaise } from '../platform/index.ts'
import { PrintHead } from '../print/index.ts'
import { PaymentReceipt } from './payment-receipt.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'
import styles from './wallet-screen.module.css'
import { paymentWords } from './words/payment.gen.ts'

export const ErrorBoundary = ScreenError

export function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const next = search.get('next')
  return {
    signedIn: context.get(signInContext).isSignedIn(),
    txnId: search.get('txn_id') ?? '',
    next: next ? pathAfterLogin(next) : null,
  }
}

export default function PaymentScreen() {
  const { signedIn, txnId, next } = useLoaderData<typeof loader>()
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={paymentWords().title} noindex />
      {!signedIn ? <SignedOut /> : txnId === '' ? <NoPayment /> : <Payment key={txnId} txnId={txnId} next={next} />}
    </main>
  )
}

interface PaymentProps {
  txnId: string
  next: string | null
}

/** Polls until the payment is settled. The money is credited without this page too. */
function Payment({ txnId, next }: PaymentProps) {
  const { view, known, checkAgain } = usePaymentWatch(txnId)
  switch (view.name) {
    case 'unknown':
      return <NoPayment />
    case 'checking':
      return <Checking {...view} known={known} />
    case 'pending':
      return <Pending {...view} known={known} txnId={txnId} onCheckAgain={checkAgain} />
    case 'settled':
      return view.payment.status === 'success' ? (
        <Succeeded payment={view.payment} txnId={txnId} next={next} />
      ) : (
        <Failed payment={view.payment} txnId={txnId} next={next} />
      )
  }
}

interface OpenProps {
  /** Null when its status could not be loaded. */
  payment: PaymentState | null
  /** The status that was loaded last. */
  known: PaymentState | null
}

function Checking({ isRepeated, payment, known }: OpenProps & { isRepeated: boolean }) {
  const words = paymentWords()
  return (
    <>
      <h1>{words.checking}</h1>
      <Progress />
      <p role="status" className={styles['waiting']}>
        <Spinner size={20} /> {!isRepeated ? words.confirming : payment ? words.stillConfirming : words.notReached}
      </p>
      {known ? <p>{words.rechargeOf({ amount: formatRupees(toPaise(known.amount)) })}</p> : null}
      <p className={styles['small']}>{words.canClose}</p>
    </>
  )
}

/** Where an open payment is on its way. */
function Progress() {
  const words = paymentWords()
  return (
    <StatusRule
      label={words.progress}
      steps={[{ label: words.started }, { label: words.phonePeConfirms }, { label: words.inWallet }]}
      current={1}
    />
  )
}

function Pending({ payment, known, txnId, onCheckAgain }: OpenProps & { txnId: string; onCheckAgain(): void }) {
  const words = paymentWords()
  return (
    <>
      <h1>{words.pending}</h1>
      <Progress />
      <p role="status">
        {payment ? words.pendingAmount({ amount: formatRupees(toPaise(payment.amount)) }) : words.statusNotLoaded}{' '}
        {words.pendingHint}
      </p>
      {!payment && known ? <p>{words.rechargeOf({ amount: formatRupees(toPaise(known.amount)) })}</p> : null}
      <p className={styles['small']}>
        {words.reference({ txnId })} <ContactLink>{words.help}</ContactLink>
      </p>
      <Actions>
        <Button size="l" onClick={onCheckAgain}>
          {words.checkStatus}
        </Button>
      </Actions>
    </>
  )
}

function Succeeded({ payment, txnId, next }: PaymentProps & { payment: PaymentState }) {
  const words = paymentWords()
  return (
    <>
      <PrintHead />
      <h1>{words.added({ amount: formatRupees(toPaise(payment.amount)) })}</h1>
      <p role="status">{words.balance({ amount: formatRupees(toPaise(payment.balance)) })}</p>
      <TickRule />
      <PaymentReceipt txnId={txnId} amount={payment.amount} />
      <Actions>
        <Button size="l" href={next ?? '/consult-astrologer-online'}>
          {nextLabel(next)}
        </Button>
      </Actions>
    </>
  )
}

function Failed({ payment, txnId, next }: PaymentProps & { payment: PaymentState }) {
  const words = paymentWords()
  return (
    <>
      <h1>{payment.status === 'refunded' ? words.refunded : words.failed}</h1>
      <p role="status">
        {payment.message ?? words.notCompleted} {words.failedHint}
      </p>
      <p className={styles['small']}>
        {words.reference({ txnId })} <ContactLink>{words.help}</ContactLink>
      </p>
      <Actions>
        <Button variant="money" size="l" href={retryPath(payment.amount, next)}>
          {commonWords().tryAgain}
        </Button>
      </Actions>
    </>
  )
}

/** One button of a payment, and the link to the wallet. */
function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={styles['actions']}>
      {children}
      <Button variant="outline" size="l" href="/wallet">
        {paymentWords().goToWallet}
      </Button>
    </div>
  )
}

function nextLabel(next: string | null): string {
  const words = paymentWords()
  if (next === '/chat') return words.backToChat
  if (next?.startsWith('/consult-astrologer-online/')) return words.backToAstrologer
  return next ? words.continue : words.findAstrologer
}

function retryPath(amount: number, next: string | null): string {
  return `/wallet?${new URLSearchParams({ amount: String(amount), ...(next ? { next } : {}) })}`
}

function NoPayment() {
  const words = paymentWords()
  return (
    <>
      <h1>{words.notFound}</h1>
      <p>{words.notFoundHint}</p>
      <div>
        <Button size="l" href="/wallet">
          {words.goToWallet}
        </Button>
      </div>
    </>
  )
}

function SignedOut() {
  const words = paymentWords()
  return (
    <>
      <h1>{words.yourPayment}</h1>
      <SignInPrompt reason={words.signInToSee} about={words.signInHint} />
    </>
  )
}
