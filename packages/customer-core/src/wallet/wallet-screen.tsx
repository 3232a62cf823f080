import { getRechargeDetails, listRechargeAmounts } from '@tarapath/api-client/wallet'
import { formatRupees, spokenRupees, TickRule } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { balancePaiseAtom, SignInPrompt } from '../account/index.ts'
import { apiContext, SectionView, loadSection, PageMeta, ScreenError, signInContext } from '../platform/index.ts'
import { Activity } from './activity.tsx'
import { AddMoney } from './add-money.tsx'
import styles from './wallet-screen.module.css'

export const ErrorBoundary = ScreenError

const ACTIVITY_PAGE_SIZE = 15
// The request needs an amount for a quote, which this screen does not use.
const ANY_AMOUNT = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!context.get(signInContext).isSignedIn()) return { signedIn: false as const }
  const api = context.get(apiContext)
  const before = new URL(request.url).searchParams.get('before')
  const [amounts, details] = await Promise.all([
    loadSection(listRechargeAmounts(api)),
    loadSection(
      getRechargeDetails(api, {
        amount: ANY_AMOUNT,
        activity_limit: ACTIVITY_PAGE_SIZE,
        ...(before ? { activity_before: before } : {}),
      }),
    ),
  ])
  return { signedIn: true as const, amounts, details }
}

export default function WalletScreen() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <main id="main" className={`ui-page ${styles['columns']}`} data-stack>
      <PageMeta title="Wallet" noindex />
      <h1>Wallet</h1>
      {loaded.signedIn ? (
        <>
          <Balance />
          <TickRule />
          <section className={styles['section']} aria-labelledby="add-money">
            <h2 id="add-money">Add money</h2>
            <SectionView section={loaded.amounts} name="The amounts">
              {(amounts) => <AddMoney amounts={amounts} />}
            </SectionView>
          </section>
          <section className={styles['section']} aria-labelledby="activity">
            <h2 id="activity">Activity</h2>
            <SectionView section={loaded.details} name="Your activity">
              {({ activity = [] }) => <Activity entries={activity} pageSize={ACTIVITY_PAGE_SIZE} />}
            </SectionView>
          </section>
        </>
      ) : (
        <SignedOut />
      )}
    </main>
  )
}

function Balance() {
  const paise = useAtomValue(balancePaiseAtom)
  return (
    <p className={styles['balance']}>
      <span>Wallet balance</span>
      {paise === null ? (
        <strong aria-hidden="true">₹ …</strong>
      ) : (
        <strong aria-label={spokenRupees(paise)} role="img">
          {formatRupees(paise)}
        </strong>
      )}
    </p>
  )
}

function SignedOut() {
  return (
    <>
      <p className={styles['prose']}>
        Your wallet pays for chats by the minute. You add money when you like, you see every rupee that leaves it, and
        it is never recharged without you. Sign in to see your balance.
      </p>
      <SignInPrompt purpose="to see your wallet" />
    </>
  )
}
