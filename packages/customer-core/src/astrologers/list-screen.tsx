import { filterAstrologers, getAstrologerFilters } from '@tarapath/api-client/astrologers'
import type { AstrologerFilter } from '@tarapath/api-client/types'
import { Chip, ChipRow, EmptyState, TickRule } from '@tarapath/ui-kit'
import { Suspense, useLayoutEffect } from 'react'
import { useLoaderData, useLocation, useNavigation, type LoaderFunctionArgs } from 'react-router'
import {
  apiContext,
  carryQuestion,
  loadSection,
  Link,
  loadScreen,
  PageMeta,
  pageWords,
  questionIn,
  ScreenError,
  StructuredData,
} from '../platform/index.ts'
import { AstrologerTile } from './astrologer-tile.tsx'
import { describeList } from './describe-astrologers.ts'
import { FilterForm } from './filter-form.tsx'
import '@tarapath/ui-kit/button/button.css'
import styles from './list-screen.module.css'
import {
  countFilters,
  listPath,
  MAX_SHOWN,
  PAGE_SIZE,
  readListQuery,
  toFilterInput,
  toggled,
  type ListQuery,
} from './list-query.ts'
import { listWords } from './words/list.gen.ts'

export const ErrorBoundary = ScreenError

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const query = readListQuery(new URL(request.url).searchParams)
  const [page, filters] = await Promise.all([
    loadScreen(filterAstrologers(api, toFilterInput(query))),
    loadSection(getAstrologerFilters(api)),
  ])
  return { query, count: page.count, astrologers: page.results, filters: filters.ok ? filters.data : [] }
}

export default function ListScreen() {
  const { query, count, astrologers, filters } = useLoaderData<typeof loader>()
  const isLoading = useNavigation().state === 'loading'
  useQuestionOfAddress()
  const words = listWords()
  const showable = Math.min(count, MAX_SHOWN)
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta title={titleOf(query, filters)} description={words.description} noindex={hasManyFilters(query)} />
      <StructuredData describe={import.meta.env.SSR ? (origin) => describeList(origin, astrologers) : undefined} />
      <h1>{pageWords().astrologers}</h1>
      <QuickFilters query={query} filters={filters} />
      <FilterForm query={query} filters={filters} />
      <TickRule />
      <p className={styles['count']} role="status">
        {isLoading ? words.loading : words.count({ count })}
      </p>
      {count === 0 ? <NoMatches query={query} filters={filters} /> : null}
      <ul className={styles['list']} aria-busy={isLoading}>
        {astrologers.map((astrologer) => (
          <li key={astrologer.id}>
            {/* Each card is hydrated in a task of its own, and first of all the one that is touched. */}
            <Suspense>
              <AstrologerTile astrologer={astrologer} />
            </Suspense>
          </li>
        ))}
      </ul>
      {astrologers.length < showable ? (
        <Link
          className="ui-button"
          data-variant="outline"
          to={listPath(query, { show: query.show + PAGE_SIZE })}
          preventScrollReset
        >
          {words.loadMore}
        </Link>
      ) : null}
      {count > MAX_SHOWN && astrologers.length >= MAX_SHOWN ? (
        <p className={styles['count']}>{words.firstShown({ count: MAX_SHOWN })}</p>
      ) : null}
    </main>
  )
}

/** A question that was tapped on another page goes to the next price sheet. */
function useQuestionOfAddress() {
  const { hash } = useLocation()
  // Before a tap that was repeated opens the sheet.
  useLayoutEffect(() => {
    const question = questionIn(hash)
    if (question !== null) carryQuestion(question)
  }, [hash])
}

/** Filters as links, which work before any script has loaded. */
function QuickFilters({ query, filters }: { query: ListQuery; filters: readonly AstrologerFilter[] }) {
  const languages = filters.find(({ key }) => key === 'language')?.options.slice(0, 3) ?? []
  return (
    <ChipRow label={listWords().quickFilters}>
      <Chip current={query.available} href={listPath(query, { available: !query.available })}>
        {listWords().onlineNow}
      </Chip>
      {languages.map(({ value, label }) => (
        <Chip
          key={value}
          current={query.language.includes(value)}
          href={listPath(query, { language: toggled(query.language, value) })}
        >
          {label}
        </Chip>
      ))}
    </ChipRow>
  )
}

function NoMatches({ query, filters }: { query: ListQuery; filters: readonly AstrologerFilter[] }) {
  const words = listWords()
  const label = (key: string, value: string) =>
    filters.find((filter) => filter.key === key)?.options.find((option) => option.value === value)?.label ?? value
  const chosen = [
    ...(query.search ? [{ label: `“${query.search}”`, href: listPath(query, { search: '' }) }] : []),
    ...(query.available ? [{ label: words.onlineNow, href: listPath(query, { available: false }) }] : []),
    ...query.speciality.map((id) => ({
      label: label('speciality', id),
      href: listPath(query, { speciality: toggled(query.speciality, id) }),
    })),
    ...query.language.map((code) => ({
      label: label('language', code),
      href: listPath(query, { language: toggled(query.language, code) }),
    })),
    ...(query.gender ? [{ label: label('gender', query.gender), href: listPath(query, { gender: null }) }] : []),
  ]
  const filterCount = countFilters(query)
  return (
    <EmptyState title={words.noMatches({ count: filterCount })}>
      <p>{words.removeAFilter}</p>
      <ChipRow label={words.chosenFilters}>
        {chosen.map(({ label: text, href }) => (
          <Chip key={text} href={href}>
            {text} ✕
          </Chip>
        ))}
      </ChipRow>
    </EmptyState>
  )
}

function titleOf({ speciality, language }: ListQuery, filters: readonly AstrologerFilter[]): string {
  const label = (key: string, value: string | undefined) =>
    filters.find((filter) => filter.key === key)?.options.find((option) => option.value === value)?.label
  const words = listWords()
  const topic = speciality.length === 1 ? label('speciality', speciality[0]) : undefined
  const spoken = language.length === 1 ? label('language', language[0]) : undefined
  if (topic && spoken) return words.titleTopicLanguage({ topic, language: spoken })
  if (topic) return words.titleTopic({ topic })
  return spoken ? words.titleLanguage({ language: spoken }) : words.titleOnline
}

/** Whether search engines must not list this address: they list at most one topic or one language. */
function hasManyFilters({ speciality, language, gender, search, ordering, available, show }: ListQuery): boolean {
  return (
    speciality.length + language.length > 1 || Boolean(gender || search || ordering || available) || show > PAGE_SIZE
  )
}
