import type { Db } from '../database/db.ts'
import { DEFAULT_LIMIT, type Page } from '../endpoint/page.ts'
import type { AstrologerCard } from './astrologer-card.ts'
import { createCountCache, type CountCache } from './count-cache.ts'
import { filterCondition, type AstrologerFilters } from './filter-conditions.ts'
import { pageQuery, type AstrologerOrder, type PageQueryOptions, type PreparedPageQuery } from './page-query.ts'
import { astrologers } from './tables.ts'

interface AstrologerQuery {
  filters: AstrologerFilters
  order: AstrologerOrder | undefined
  page: Page
  customerId: number | null
}

/**
 * A page of the list, and the number of all matches.
 * Our own choice: a count of a thousand or more may be some seconds old, because counting costs more than the page.
 */
export async function listAstrologers(
  db: Db,
  now: Date,
  { filters, order, page, customerId }: AstrologerQuery,
): Promise<{ count: number; cards: AstrologerCard[] }> {
  const { counts } = cachesOf(db)
  const countKey = JSON.stringify(filters)
  const cachedCount = counts.get(countKey, now)
  const options = {
    filters,
    order,
    isFirstPage: page.offset === 0 && page.limit === DEFAULT_LIMIT,
    isCounted: cachedCount === null,
    hasCustomer: customerId !== null,
  }
  const cards = await preparePage(db, options).execute({
    ...page,
    count: cachedCount,
    ...(customerId !== null && { customerId }),
  })
  if (cachedCount !== null) return { count: cachedCount, cards }
  const count = cards[0]?.count ?? (page.offset === 0 ? 0 : await db.$count(astrologers, filterCondition(filters)))
  counts.set(countKey, now, count)
  return { count, cards }
}

/** Queries without lists, search texts and numbers have few forms, so each of them is prepared once and Postgres keeps its plan. */
function preparePage(db: Db, options: PageQueryOptions) {
  const { specialityIds = [], languages = [], search = '', maxRatePaise, minExperienceYears } = options.filters
  const hasNumbers = maxRatePaise !== undefined || minExperienceYears !== undefined
  if (specialityIds.length > 0 || languages.length > 0 || search !== '' || hasNumbers) return pageQuery(db, options)
  const { preparedPages } = cachesOf(db)
  const key = JSON.stringify(options)
  const prepared = preparedPages.get(key) ?? pageQuery(db, options).prepare(`astrologers_${preparedPages.size}`)
  preparedPages.set(key, prepared)
  return prepared
}

interface Caches {
  preparedPages: Map<string, PreparedPageQuery>
  counts: CountCache
}

const caches = new WeakMap<Db, Caches>()

/** The prepared queries and cached counts of a database. */
function cachesOf(db: Db): Caches {
  const found = caches.get(db) ?? { preparedPages: new Map(), counts: createCountCache() }
  caches.set(db, found)
  return found
}
