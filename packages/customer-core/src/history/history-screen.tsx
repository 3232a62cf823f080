import { listConsultationHistory } from '@tarapath/api-client/consultations'
import type { ConsultationHistoryItem, Paginated } from '@tarapath/api-client/types'
import { Button, EmptyState, formatDuration, formatRupees, TransactionRow } from '@tarapath/ui-kit'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { SignInPrompt } from '../account/index.ts'
import {
  apiContext,
  formatDayAndTime,
  loadScreen,
  PageMeta,
  pageWords,
  ScreenError,
  signInContext,
  toPaise,
} from '../platform/index.ts'
import styles from './history.module.css'
import { outcomeLabel, questionLabel } from './outcome-label.ts'
import { historyWords } from './words/history.gen.ts'

export const ErrorBoundary = ScreenError

const PAGE_SIZE = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!context.get(signInContext).isSignedIn()) return { page: null, offset: 0 }
  const requested = Number(new URL(request.url).searchParams.get('offset') ?? 0)
  const offset = Number.isInteger(requested) && requested > 0 ? requested : 0
  return {
    page: await loadScreen(listConsultationHistory(context.get(apiContext), { limit: PAGE_SIZE, offset })),
    offset,
  }
}

export default function HistoryScreen() {
  const { page, offset } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={pageWords().consultations} noindex />
      <h1>{pageWords().consultations}</h1>
      {page ? <Consultations page={page} offset={offset} /> : <SignedOut />}
    </main>
  )
}

function Consultations({ page, offset }: { page: Paginated<ConsultationHistoryItem>; offset: number }) {
  const words = historyWords()
  if (page.count === 0) {
    return (
      <EmptyState
        title={words.empty}
        action={<Button href="/consult-astrologer-online">{words.findAstrologer}</Button>}
      >
        {words.emptyHint}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="ui-rows">
        {page.results.map((item) => (
          <TransactionRow
            key={item.id}
            title={item.consultant.name}
            detail={[
              item.order_type === 2 ? words.call : words.chat,
              item.started_at ? formatDayAndTime(item.started_at) : null,
              item.duration_seconds > 0 ? formatDuration(item.duration_seconds, 'words') : outcomeLabel(item),
              item.refunded ? words.refunded({ amount: formatRupees(toPaise(item.refunded)) }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
            paise={toPaise(item.refunded ?? 0) - toPaise(item.amount_charged)}
            statusText={questionLabel(item)}
            href={`/history/${item.id}`}
          />
        ))}
      </ul>
      <p className={styles['actions']}>
        {offset > 0 ? (
          <Button variant="outline" size="s" href={`/history?offset=${Math.max(0, offset - PAGE_SIZE)}`}>
            {words.newer}
          </Button>
        ) : null}
        {offset + page.results.length < page.count ? (
          <Button variant="outline" size="s" href={`/history?offset=${offset + PAGE_SIZE}`}>
            {words.older}
          </Button>
        ) : null}
      </p>
    </>
  )
}

function SignedOut() {
  return (
    <>
      <p>{historyWords().about}</p>
      <SignInPrompt reason={historyWords().signInToSee} />
    </>
  )
}
