import { getRechargeDetails, listRechargeAmounts } from '@tarapath/api-client/wallet'
import { formatRupees, spokenRupees, TickRule } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { balancePaiseAtom, SignInPrompt } from '../account/index.ts'
import {
  apiContext,
  SectionView,
  loadSection,
  PageMeta,
  pageWords,
  ScreenError,
  signInContext,
} from '../platform/index.ts'
import { Transactions } from './transactions.tsx'
import { RechargeForm } from './recharge-form.tsx'
import styles from './wallet-screen.module.css'
import { walletWords } from './words/wallet.gen.ts'

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
  const words = walletWords()
  return (
    <main id="main" className={`ui-page ${styles['columns']}`} data-stack>
      <PageMeta title={pageWords().wallet} noindex />
      <h1>{pageWords().wallet}</h1>
      {loaded.signedIn ? (
        <>
          <Balance />
          <TickRule />
          <section className={styles['section']} aria-labelledby="recharge">
            <h2 id="recharge">{words.recharge}</h2>
            <SectionView section={loaded.amounts} failedTitle={words.amountsNotLoaded}>
              {(amounts) => <RechargeForm amounts={amounts} />}
            </SectionView>
          </section>
          <section className={styles['section']} aria-labelledby="transactions">
            <h2 id="transactions">{words.transactions}</h2>
            <SectionView section={loaded.details} failedTitle={words.transactionsNotLoaded}>
              {({ activity = [] }) => <Transactions entries={activity} pageSize={ACTIVITY_PAGE_SIZE} />}
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
      <span>{walletWords().balance}</span>
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
  const words = walletWords()
  return (
    <>
      <p className={styles['prose']}>{words.about}</p>
      <SignInPrompt reason={words.signInToSee} />
    </>
  )
}
