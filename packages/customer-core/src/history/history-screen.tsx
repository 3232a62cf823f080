import { listPersonalRecommendations } from '@tarapath/api-client/astrologers'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import {
  Button,
  CallIcon,
  ChatIcon,
  Chip,
  ChipSelect,
  EmptyState,
  formatDuration,
  formatRupees,
  initialsOf,
  Jharokha,
  MonthHead,
  ScrollingChipRow,
  TransactionRow,
} from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { SignInPrompt } from '../account/index.ts'
import {
  apiContext,
  dayInIndia,
  deviceClock,
  formatMonth,
  formatShortDay,
  loadSection,
  PageMeta,
  pageWords,
  SavedCopyNote,
  ScreenError,
  SectionView,
  signInContext,
  toPaise,
  usePlatformNavigate,
} from '../platform/index.ts'
import { monthLimitAtom } from '../profile/index.ts'
import { HistoryBar } from './history-bar.tsx'
import { historyPath, PAGE_SIZE, readHistoryQuery, type HistoryQuery } from './history-query.ts'
import styles from './history.module.css'
import { historyOrCopy } from './history-or-copy.ts'
import type { LoadedHistory } from './load-history.ts'
import { costPaise, firstRows, monthOf, monthsOf, type Month } from './months.ts'
import { outcomeLabel, questionLabel } from './outcome-label.ts'
import { PeopleForYou } from './people-for-you.tsx'
import { searchHistory } from './search-history.ts'
import { durationWords } from './words/duration.gen.ts'
import { historyWords } from './words/history.gen.ts'

export const ErrorBoundary = ScreenError

export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(signInContext).isSignedIn()) return null
  const api = context.get(apiContext)
  const [history, forYou] = await Promise.all([historyOrCopy(api), loadSection(listPersonalRecommendations(api))])
  return { ...history, forYou, now: deviceClock.now() }
}

export default function HistoryScreen() {
  const history = useLoaderData<typeof loader>()
  const [search, setSearch] = useState<string | null>(null)
  const hasItems = history !== null && history.items.length > 0
  return (
    <main id="main" className={`ui-page ${styles['narrow']} ${styles['list']}`} data-stack>
      <PageMeta title={pageWords().consultations} noindex />
      <HistoryBar search={search} onSearch={hasItems ? setSearch : undefined} />
      <SavedCopyNote savedAt={history?.savedAt ?? null} />
      {history === null ? <SignedOut /> : null}
      {history?.items.length === 0 ? <NothingYet /> : null}
      {hasItems ? <Consultations history={history} search={search ?? ''} onClear={() => setSearch(null)} /> : null}
      {history?.savedAt === null ? (
        <SectionView section={history.forYou} failedTitle={historyWords().forYouNotLoaded}>
          {(astrologers) => <PeopleForYou astrologers={astrologers} />}
        </SectionView>
      ) : null}
    </main>
  )
}

interface ConsultationsProps {
  history: LoadedHistory & { now: number }
  search: string
  onClear(): void
}

function Consultations({ history, search, onClear }: ConsultationsProps) {
  const { now } = history
  const [params] = useSearchParams()
  const query = readHistoryQuery(params)
  const found = { ...history, items: searchHistory(history.items, search) }
  const months = monthsOf(found, query, now)
  const count = months.reduce((sum, { items }) => sum + items.length, 0)
  const today = dayInIndia(now)
  const words = historyWords()
  return (
    <>
      <Filters history={history} query={query} now={now} />
      <p role="status" className="ui-visually-hidden">
        {search.trim() ? words.found({ count }) : ''}
      </p>
      {count === 0 ? (
        <EmptyState
          title={words.noMatches}
          action={
            <Button variant="outline" href="/history" onClick={onClear}>
              {words.clearAll}
            </Button>
          }
        />
      ) : null}
      {firstRows(months, query.show).map((month) => (
        <MonthOfConsultations key={month.month} month={month} today={today} />
      ))}
      {count > query.show ? (
        <Button variant="outline" href={historyPath(query, { show: query.show + PAGE_SIZE })}>
          {words.showMore}
        </Button>
      ) : null}
      {history.isComplete ? null : (
        <p className="ui-note">{words.latestOnly({ count: history.items.length.toLocaleString('en-IN') })}</p>
      )}
    </>
  )
}

function Filters({ history, query, now }: { history: LoadedHistory; query: HistoryQuery; now: number }) {
  const navigate = usePlatformNavigate()
  const words = historyWords()
  const people = new Map(history.items.map(({ consultant }) => [String(consultant.id), consultant.name]))
  const months = new Set(history.items.map((item) => monthOf(item, now)))
  const go = (change: Partial<HistoryQuery>) => navigate(historyPath(query, change), { preventScrollReset: true })
  return (
    <ScrollingChipRow label={words.filters}>
      <Chip href={historyPath(query, { kind: null })} current={query.kind === null}>
        {words.all}
      </Chip>
      <Chip href={historyPath(query, { kind: 'chat' })} current={query.kind === 'chat'}>
        {words.chat}
      </Chip>
      <Chip href={historyPath(query, { kind: 'call' })} current={query.kind === 'call'}>
        {words.call}
      </Chip>
      <ChipSelect
        label={words.astrologer}
        anyLabel={words.anyAstrologer}
        options={[...people].map(([value, label]) => ({ value, label }))}
        value={query.person === null ? null : String(query.person)}
        onChange={(person) => go({ person: person === null ? null : Number(person) })}
      />
      <ChipSelect
        label={words.month}
        anyLabel={words.anyMonth}
        options={[...months].map((month) => ({ value: month, label: formatMonth(month, dayInIndia(now)) }))}
        value={query.month}
        onChange={(month) => go({ month })}
      />
    </ScrollingChipRow>
  )
}

function MonthOfConsultations({ month: { month, items, total }, today }: { month: Month; today: string }) {
  const name = formatMonth(month, today)
  const words = historyWords()
  const limit = useAtomValue(monthLimitAtom)
  return (
    <section className={styles['month']} aria-label={name}>
      {total === null ? (
        <h2>{name}</h2>
      ) : (
        <MonthHead
          month={name}
          paise={total.paise}
          {...(limit !== null && {
            limitPaise: limit,
            limitText: words.ofLimit({ limit: formatRupees(limit, { trailingZeros: 'strip' }) }),
          })}
          detail={
            total.count === 0
              ? words.nothingCharged
              : words.monthTotal({ count: total.count, time: formatDuration(total.seconds, 'words', durationWords()) })
          }
        />
      )}
      <ul className="ui-rows">
        {items.map((item) => (
          <ConsultationRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function ConsultationRow({ item }: { item: ConsultationHistoryItem }) {
  const { consultant, duration_seconds: seconds, refunded = 0 } = item
  const at = item.started_at ?? item.ended_at
  const isCall = item.order_type === 2
  const words = historyWords()
  const Kind = isCall ? CallIcon : ChatIcon
  return (
    <TransactionRow
      lead={
        <Jharokha
          seed={consultant.id}
          src={consultant.avatar ?? undefined}
          initials={initialsOf(consultant.name)}
          size={36}
        />
      }
      title={consultant.name}
      detail={
        <>
          <Kind size={15} title={isCall ? words.call : words.chat} />
          {[
            seconds > 0 ? formatDuration(seconds, 'words', durationWords()) : outcomeLabel(item),
            ...(at ? [formatShortDay(at)] : []),
            ...(refunded > 0 ? [words.refunded({ amount: formatRupees(toPaise(refunded)) })] : []),
          ].join(' · ')}
        </>
      }
      paise={costPaise(item)}
      sign="auto"
      statusText={questionLabel(item)}
      href={`/history/${item.id}`}
    />
  )
}

function NothingYet() {
  const words = historyWords()
  return (
    <EmptyState title={words.empty} action={<Button href="/consult-astrologer-online">{words.findAstrologer}</Button>}>
      {words.emptyHint}
    </EmptyState>
  )
}

function SignedOut() {
  const words = historyWords()
  return <SignInPrompt reason={words.signInToSee} about={words.about} />
}
