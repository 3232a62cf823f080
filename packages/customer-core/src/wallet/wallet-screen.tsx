import { listUserBanners } from '@tarapath/api-client/content'
import type { RechargeDetails } from '@tarapath/api-client/types'
import { getRechargeDetails, listRechargeAmounts, listWalletReviews } from '@tarapath/api-client/wallet'
import { BookIcon, LinkRow, TickRule } from '@tarapath/ui-kit'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { SignInPrompt } from '../account/index.ts'
import { Banners } from '../banners/index.ts'
import {
  apiContext,
  ContactLink,
  deviceClock,
  keepCopy,
  lastCopy,
  SavedCopyNote,
  SectionView,
  loadSection,
  PageMeta,
  pageWords,
  saveFrame,
  ScreenError,
  signInContext,
  type Section,
} from '../platform/index.ts'
import { Balance } from './balance.tsx'
import { lastAstrologers, type KnownAstrologer } from './last-astrologers.ts'
import { PaymentReviews } from './payment-reviews.tsx'
import { Transactions } from './transactions.tsx'
import { RechargeForm } from './recharge-form.tsx'
import styles from './wallet-screen.module.css'
import { rechargeWords } from './words/recharge.gen.ts'
import { walletWords } from './words/wallet.gen.ts'

export const ErrorBoundary = ScreenError

const ACTIVITY_PAGE_SIZE = 15
// The request needs an amount for a quote, which this screen does not use.
const ANY_AMOUNT = 100
const REVIEWS = 3

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!context.get(signInContext).isSignedIn()) return { signedIn: false as const }
  const api = context.get(apiContext)
  const before = new URL(request.url).searchParams.get('before')
  const [amounts, details, known, banners, reviews] = await Promise.all([
    loadSection(listRechargeAmounts(api)),
    loadSection(
      getRechargeDetails(api, {
        amount: ANY_AMOUNT,
        activity_limit: ACTIVITY_PAGE_SIZE,
        ...(before ? { activity_before: before } : {}),
      }),
    ),
    loadSection(lastAstrologers(api)),
    loadSection(listUserBanners(api, { platform: platformOfPage() })),
    loadSection(listWalletReviews(api, { limit: REVIEWS })),
  ])
  const shown = {
    signedIn: true as const,
    amounts,
    reviews,
    // Without it the page has no banner, and nothing else is missing.
    banners: banners.ok ? banners.data : [],
  }
  // Without the last astrologers the balance has no minutes.
  const own: Own = { details, known: known.ok ? known.data : [] }
  return { ...shown, ...(before === null ? ownOrCopy(own) : { ...own, savedAt: null }) }
}

/** The customer's part: the first page of transactions, and how long the balance lasts. */
interface Own {
  details: Section<RechargeDetails>
  known: readonly KnownAstrologer[]
}

const COPY = 'wallet-1'

/** Without a network, the last copy. */
function ownOrCopy(own: Own): Own & { savedAt: number | null } {
  const { details } = own
  if (details.ok) {
    keepCopy(COPY, own, deviceClock.now())
    void saveFrame('/wallet')
  }
  const copy = details.ok || details.failure.kind !== 'offline' ? null : lastCopy<Own>(COPY)
  return copy ? { ...copy.shown, savedAt: copy.savedAt } : { ...own, savedAt: null }
}

/** The wallet is loaded in the browser only. The boot script knows whether a native app shows it. */
const platformOfPage = () => (document.documentElement.dataset['platform'] === 'mobile' ? 'mobile' : 'web')

export default function WalletScreen() {
  const loaded = useLoaderData<typeof loader>()
  const words = walletWords()
  const isSaved = loaded.signedIn && loaded.savedAt !== null
  return (
    <main id="main" className={`ui-page ${styles['columns']}`} data-stack>
      <PageMeta title={pageWords().wallet} noindex />
      <h1 className={loaded.signedIn ? 'ui-visually-hidden' : undefined}>{pageWords().wallet}</h1>
      {loaded.signedIn ? (
        <>
          <SavedCopyNote savedAt={loaded.savedAt} />
          <Balance known={loaded.known} isSaved={isSaved} />
          <TickRule />
          <section className={styles['section']} aria-labelledby="recharge">
            <h2 id="recharge">{words.recharge}</h2>
            {isSaved ? (
              <p>{words.rechargeNeedsNetwork}</p>
            ) : (
              <SectionView section={loaded.amounts} failedTitle={words.amountsNotLoaded}>
                {(amounts) => <RechargeForm amounts={amounts} astrologer={loaded.known[0] ?? null} />}
              </SectionView>
            )}
          </section>
          <section className={`${styles['section']} ${styles['second']}`} aria-labelledby="transactions">
            <h2 id="transactions">{words.transactions}</h2>
            <SectionView section={loaded.details} failedTitle={words.transactionsNotLoaded}>
              {({ activity = [] }) => <Transactions entries={activity} pageSize={ACTIVITY_PAGE_SIZE} />}
            </SectionView>
            <LinkRow
              lead={<BookIcon />}
              title={pageWords().consultations}
              detail={words.consultationsHint}
              href="/history"
            />
          </section>
          <p className={styles['small']}>
            {rechargeWords().terms} <ContactLink>{rechargeWords().paymentHelp}</ContactLink>
          </p>
          {isSaved ? null : (
            <SectionView section={loaded.reviews} failedTitle={words.reviewsNotLoaded}>
              {({ results }) => <PaymentReviews reviews={results} />}
            </SectionView>
          )}
          <Banners banners={loaded.banners} />
        </>
      ) : (
        <SignedOut />
      )}
    </main>
  )
}

function SignedOut() {
  const words = walletWords()
  return <SignInPrompt reason={words.signInToSee} about={words.about} />
}
