import type { PaymentState } from '@tarapath/api-client/types'
import { Button, formatRupees, Spinner, TickRule } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pathAfterLogin, SignInPrompt } from '../account/index.ts'
import { ContactLink, PageMeta, ScreenError, signInContext, toPaise } from '../platform/index.ts'
import { PaymentReceipt } from './payment-receipt.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'
import styles from './wallet-screen.module.css'

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
      <PageMeta title="Payment" noindex />
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
  const { view, checkAgain } = usePaymentWatch(txnId)
  switch (view.name) {
    case 'unknown':
      return <NoPayment />
    case 'checking':
      return <Checking isRepeated={view.isRepeated} />
    case 'pending':
      return <Pending payment={view.payment} txnId={txnId} onCheckAgain={checkAgain} />
    case 'settled':
      return view.payment.status === 'success' ? (
        <Succeeded payment={view.payment} txnId={txnId} next={next} />
      ) : (
        <Failed payment={view.payment} txnId={txnId} next={next} />
      )
  }
}

function Checking({ isRepeated }: { isRepeated: boolean }) {
  return (
    <>
      <h1>Checking your payment</h1>
      <p role="status" className={styles['waiting']}>
        <Spinner size={20} />{' '}
        {isRepeated ? 'PhonePe has not confirmed it yet.' : 'Asking PhonePe whether it went through.'}
      </p>
      <p className={styles['small']}>You can close this page. The money reaches your wallet without it.</p>
    </>
  )
}

interface PendingProps {
  /** Null when its status could not be loaded. */
  payment: PaymentState | null
  txnId: string
  onCheckAgain(): void
}

function Pending({ payment, txnId, onCheckAgain }: PendingProps) {
  return (
    <>
      <h1>Not confirmed yet</h1>
      <p role="status">
        {payment
          ? `PhonePe has not settled your payment of ${formatRupees(toPaise(payment.amount))} yet. `
          : 'We could not ask PhonePe. '}
        Most payments are settled within 10 minutes. If yours is not, the money goes back to your account in 3 to 5
        working days.
      </p>
      <p className={styles['small']}>
        Reference {txnId}. <ContactLink>Something is not right?</ContactLink>
      </p>
      <Actions>
        <Button size="l" onClick={onCheckAgain}>
          Check again
        </Button>
      </Actions>
    </>
  )
}

function Succeeded({ payment, txnId, next }: PaymentProps & { payment: PaymentState }) {
  return (
    <>
      <h1>{formatRupees(toPaise(payment.amount))} added</h1>
      <p role="status">Your balance is {formatRupees(toPaise(payment.balance))}.</p>
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
  return (
    <>
      <h1>{payment.status === 'refunded' ? 'Payment refunded' : 'Payment failed'}</h1>
      <p role="status">
        {payment.message ?? 'PhonePe did not take the payment.'} Nothing was added to your wallet. If money has left
        your account, it comes back in 3 to 5 working days.
      </p>
      <p className={styles['small']}>
        Reference {txnId}. <ContactLink>Something is not right?</ContactLink>
      </p>
      <Actions>
        <Button variant="money" size="l" href={retryPath(payment.amount, next)}>
          Try again
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
        Go to the wallet
      </Button>
    </div>
  )
}

function nextLabel(next: string | null): string {
  if (next === '/chat') return 'Back to the chat'
  if (next?.startsWith('/consult-astrologer-online/')) return 'Back to the astrologer'
  return next ? 'Go on' : 'Find an astrologer'
}

function retryPath(amount: number, next: string | null): string {
  return `/wallet?${new URLSearchParams({ amount: String(amount), ...(next ? { next } : {}) })}`
}

function NoPayment() {
  return (
    <>
      <h1>There is no such payment</h1>
      <p>The address names no payment of yours. Your wallet lists them all.</p>
      <div>
        <Button size="l" href="/wallet">
          Go to the wallet
        </Button>
      </div>
    </>
  )
}

function SignedOut() {
  return (
    <>
      <h1>Your payment</h1>
      <p>Sign in to see whether it went through. The money reaches your wallet either way.</p>
      <SignInPrompt purpose="to see your payment" />
    </>
  )
}
