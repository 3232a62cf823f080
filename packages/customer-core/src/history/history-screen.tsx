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
  ScreenError,
  signInContext,
  toPaise,
} from '../platform/index.ts'
import styles from './history.module.css'
import { outcomeLabel, questionLabel } from './outcome-label.ts'

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
      <PageMeta title="Consultations" noindex />
      <h1>Consultations</h1>
      {page ? <Consultations page={page} offset={offset} /> : <SignedOut />}
    </main>
  )
}

function Consultations({ page, offset }: { page: Paginated<ConsultationHistoryItem>; offset: number }) {
  if (page.count === 0) {
    return (
      <EmptyState
        title="No consultation yet"
        action={<Button href="/consult-astrologer-online">Find an astrologer</Button>}
      >
        Every chat stays here with its messages and its receipt. You pay by the minute, only while both of you are
        there.
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
              item.order_type === 2 ? 'Call' : 'Chat',
              item.started_at ? formatDayAndTime(item.started_at) : null,
              item.duration_seconds > 0 ? formatDuration(item.duration_seconds, 'words') : outcomeLabel(item),
              item.refunded ? `${formatRupees(toPaise(item.refunded))} given back` : null,
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
            Newer
          </Button>
        ) : null}
        {offset + page.results.length < page.count ? (
          <Button variant="outline" size="s" href={`/history?offset=${offset + PAGE_SIZE}`}>
            Older
          </Button>
        ) : null}
      </p>
    </>
  )
}

function SignedOut() {
  return (
    <>
      <p>Sign in to read your chats again and to see what each of them cost.</p>
      <SignInPrompt reason="Sign in to see your consultations." />
    </>
  )
}
