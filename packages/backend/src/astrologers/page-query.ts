import { asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DEFAULT_LIMIT } from '../endpoint/page.ts'
import { languagesOf, rowColumns, specialitiesOf } from './astrologer-card.ts'
import { filterCondition, type AstrologerFilters } from './filter-conditions.ts'
import { astrologers } from './tables.ts'

export type AstrologerOrder = 'rating' | '-rating' | 'price' | '-price' | 'experience' | '-experience'

/** Everything that changes the SQL text of the query. */
export interface PageQueryOptions {
  filters: AstrologerFilters
  order: AstrologerOrder | undefined
  /** The first page has its limit in the SQL text: with a parameter, Postgres plans a long list at each execution. */
  isFirstPage: boolean
  /** Whether to count all matches; false when the count is cached. */
  isCounted: boolean
  hasCustomer: boolean
}

/** Finds the ids of a page in an index alone, and reads the columns of the cards for these only. */
export function pageQuery(db: Db, { filters, order, isFirstPage, isCounted, hasCustomer }: PageQueryOptions) {
  const where = filterCondition(filters)
  const counted = db
    .select({ count: sql`count(*)` })
    .from(astrologers)
    .where(where)
  const matches = db
    .select({ id: astrologers.id })
    .from(astrologers)
    .where(where)
    .orderBy(...orderOf(order))
  const cachedCount = sql`${sql.placeholder('count')}::integer`
  const limit = isFirstPage ? sql.raw(String(DEFAULT_LIMIT)) : sql.placeholder('limit')
  const offset = isFirstPage ? sql.raw('0') : sql.placeholder('offset')
  const page = db.$with('page', { id: astrologers.id }).as(sql`${matches.getSQL()} limit ${limit} offset ${offset}`)
  const ids = sql`array(select ${page.id} from ${page})`
  const languages = languagesOf(db, ids)
  const specialities = specialitiesOf(db, ids)
  return db
    .with(page)
    .select({
      ...rowColumns(hasCustomer ? sql.placeholder('customerId') : null),
      languages: sql<string[]>`coalesce(${languages.names}, '{}')`,
      specialities: sql<string[]>`coalesce(${specialities.names}, '{}')`,
      // The cached count is always a parameter, because postgres.js does not prepare a statement without parameters.
      count: isCounted ? sql<number>`coalesce(${cachedCount}, (${counted})::integer)` : sql<number>`${cachedCount}`,
    })
    .from(page)
    .innerJoin(astrologers, eq(astrologers.id, page.id))
    .leftJoin(languages, eq(languages.astrologerId, page.id))
    .leftJoin(specialities, eq(specialities.astrologerId, page.id))
    .orderBy(...orderOf(order))
}

export type PreparedPageQuery = ReturnType<ReturnType<typeof pageQuery>['prepare']>

const ORDER_COLUMNS = {
  rating: astrologers.rating,
  price: astrologers.ratePaise,
  experience: astrologers.experienceYears,
}

/** Each order has an index. The id makes the order total, so that pages neither repeat nor skip an astrologer. */
function orderOf(order: AstrologerOrder | undefined): SQL[] {
  // Our own choice: the default order is by availability, then by rating.
  if (order === undefined) return [asc(astrologers.availability), desc(astrologers.rating), asc(astrologers.id)]
  const direction = order.startsWith('-') ? desc : asc
  return [direction(ORDER_COLUMNS[order.replace('-', '') as keyof typeof ORDER_COLUMNS]), direction(astrologers.id)]
}
