import { getAstrologerFilters } from '@tarapath/api-client/astrologers'
import { listBanners } from '@tarapath/api-client/content'
import type { AstrologerSummary } from '@tarapath/api-client/types'
import { ChipRow, ChipSelect, EmptyState, TextLink } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { Suspense, useLayoutEffect, useState } from 'react'
import { useLoaderData, useLocation, useNavigation, type LoaderFunctionArgs } from 'react-router'
import { BannerItem } from '../banners/index.ts'
import { preferencesAtom, useSpokenLanguages } from '../preferences/index.ts'
import {
  apiContext,
  BelowFold,
  carriedHash,
  carryQuestion,
  loadSection,
  Link,
  loadScreen,
  onDemand,
  PageMeta,
  pageWords,
  questionIn,
  ScreenError,
  StructuredData,
  usePlatformNavigate,
} from '../platform/index.ts'
import { AstrologerTile } from './astrologer-tile.tsx'
import { chosenFilters, type ChosenFilter } from './chosen-filters.ts'
import { describeList } from './describe-astrologers.ts'
import { FilterChips, RemovableChips } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { findAstrologers } from './find-astrologers.ts'
import '@tarapath/ui-kit/button/button.css'
import styles from './list-screen.module.css'
import {
  countFilters,
  LIST_PATH,
  listPath,
  MAX_SHOWN,
  ORDERINGS,
  PAGE_SIZE,
  readListQuery,
  type ListQuery,
} from './list-query.ts'
import { hasManyFilters, titleOf } from './list-title.ts'
import { NameSearch } from './name-search.tsx'
import { listWords } from './words/list.gen.ts'

export const ErrorBoundary = ScreenError

const CarriedQuestion = onDemand(() => import('./carried-question.tsx'))

/** A first screen shows fewer, in whole rows of every number of columns. */
const CARDS_BEFORE_BANNER = 12

/** The cards that a first screen shows at most. */
const CARDS_AT_ONCE = 8

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const query = readListQuery(new URL(request.url).searchParams)
  const [page, filters, banners] = await Promise.all([
    loadScreen(findAstrologers(api, query)),
    loadSection(getAstrologerFilters(api)),
    loadSection(listBanners(api, { limit: 1 })),
  ])
  return {
    query,
    count: page.count,
    astrologers: page.results,
    filters: filters.ok ? filters.data : [],
    banner: banners.ok ? banners.data.results[0] : undefined,
  }
}

export default function ListScreen() {
  const { query, count, astrologers, filters, banner } = useLoaderData<typeof loader>()
  const isLoading = useNavigation().state === 'loading'
  const carried = useCarriedQuestion()
  useSpokenLanguages(useAtomValue(preferencesAtom).languages)
  const words = listWords()
  const showable = Math.min(count, MAX_SHOWN)
  const title = titleOf(query, filters)
  const chosen = chosenFilters(query, filters)
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta title={title ?? words.titleOnline} description={words.description} noindex={hasManyFilters(query)} />
      <StructuredData describe={import.meta.env.SSR ? (origin) => describeList(origin, astrologers) : undefined} />
      <header className={styles['head']}>
        <div>
          <h1 id="page-heading">{title ?? pageWords().astrologers}</h1>
          <p className={styles['count']} role="status">
            {isLoading ? words.loading : words.count({ count })}
          </p>
        </div>
        <Order query={query} />
      </header>
      <div className={styles['find']}>
        <div className={`${styles['head']} ${styles['ifWide']}`}>
          <h2 id="filters">{words.filters}</h2>
          {countFilters(query) > 0 ? (
            <TextLink href={LIST_PATH} variant="standalone">
              {words.clearAll}
            </TextLink>
          ) : null}
        </div>
        <NameSearch query={query} />
        <FilterForm query={query} filters={filters} count={count} />
      </div>
      <div className={styles['results']}>
        {carried ? <CarriedQuestion key={carried} hash={carried} /> : null}
        <FilterChips query={query} filters={filters} chosen={chosen} />
        {count === 0 ? <NoMatches chosen={chosen} /> : null}
        <ul className={styles['list']} aria-busy={isLoading}>
          <Cards astrologers={astrologers.slice(0, CARDS_AT_ONCE)} />
          <BelowFold>
            <Cards astrologers={astrologers.slice(CARDS_AT_ONCE, CARDS_BEFORE_BANNER)} />
            {banner && astrologers.length > CARDS_BEFORE_BANNER ? <BannerItem banner={banner} /> : null}
            <Cards astrologers={astrologers.slice(CARDS_BEFORE_BANNER)} />
          </BelowFold>
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
      </div>
    </main>
  )
}

function Cards({ astrologers }: { astrologers: readonly AstrologerSummary[] }) {
  return astrologers.map((astrologer) => (
    <li key={astrologer.id}>
      {/* Each card is hydrated in a task of its own, and first of all the one that is touched. */}
      <Suspense>
        <AstrologerTile astrologer={astrologer} />
      </Suspense>
    </li>
  ))
}

/** A question that was tapped on another page goes to the next price sheet. */
function useCarriedQuestion() {
  const { hash } = useLocation()
  const [carried, setCarried] = useState('')
  // Before a tap that was repeated opens the sheet.
  useLayoutEffect(() => {
    if (questionIn(hash) !== null) carryQuestion(hash)
    // A dropped question stays visible, with a button to carry it again.
    setCarried((drawn) => carriedHash() || drawn)
  }, [hash])
  return carried
}

function Order({ query }: { query: ListQuery }) {
  const words = listWords()
  const navigate = usePlatformNavigate()
  const options = ORDERINGS.map(({ value, name }) => ({ value, label: words[name] }))
  const chosen = options.find(({ value }) => value === query.ordering)?.label
  return (
    <div className={styles['order']}>
      <ChipSelect
        label={words.sortBy}
        anyLabel={words.recommended}
        text={
          <>
            <span className={styles['ifWide']}>{words.sortedBy({ order: chosen ?? words.recommended })}</span>
            <span className={styles['ifNarrow']}>{chosen ?? words.sortBy}</span>
          </>
        }
        options={options}
        value={query.ordering}
        onChange={(value) =>
          navigate(listPath(query, { ordering: ORDERINGS.find((one) => one.value === value)?.value ?? null }))
        }
      />
    </div>
  )
}

function NoMatches({ chosen }: { chosen: readonly ChosenFilter[] }) {
  const words = listWords()
  return (
    <EmptyState
      title={words.noMatches({ count: chosen.length })}
      action={
        <TextLink href={LIST_PATH} variant="standalone">
          {words.clearAll}
        </TextLink>
      }
    >
      <p>{words.removeAFilter}</p>
      <ChipRow label={words.removeAFilter}>
        <RemovableChips chosen={chosen} />
      </ChipRow>
    </EmptyState>
  )
}
