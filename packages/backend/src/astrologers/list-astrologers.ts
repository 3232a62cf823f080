import { and, asc, desc, eq, inArray, like, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerLanguages, astrologers, astrologerSpecialities, astrologerSearchWords, languages } from './tables.ts'
import { DEFAULT_LIMIT, type Page } from '../endpoint/page.ts'
import { createRememberedCounts, type RememberedCounts } from './remembered-counts.ts'
import { searchedWords } from './search-words.ts'
import {
  isFreeForCall,
  isFreeForChat,
  languagesOf,
  ownColumns,
  specialitiesOf,
  type AstrologerCard,
} from './summary.ts'

/** Lists are alternatives, different filters all have to hold. Undefined leaves a filter out. */
export interface AstrologerFilters {
  specialityIds?: readonly number[] | undefined
  /** Codes or names, in any case. */
  languages?: readonly string[] | undefined
  gender?: 'male' | 'female' | 'other' | undefined
  search?: string | undefined
  isFreeForChat?: boolean | undefined
  isFreeForCall?: boolean | undefined
}

export type AstrologerOrder = 'rating' | '-rating' | 'price' | '-price' | 'experience' | '-experience'

const ORDERED_BY = { rating: astrologers.rating, price: astrologers.ratePaise, experience: astrologers.experienceYears }

/**
 * A page of the list, and how many there are in all.
 * Our own choice: a count above a thousand may be some seconds old, because counting costs more than the page.
 */
export async function listAstrologers(
  db: Db,
  now: Date,
  filters: AstrologerFilters,
  order: AstrologerOrder | undefined,
  page: Page,
  customerId: number | null,
): Promise<{ count: number; cards: AstrologerCard[] }> {
  const { counts } = keptFor(db)
  const filtered = JSON.stringify(filters)
  const remembered = counts.recall(filtered, now)
  const form = {
    filters,
    order,
    isFirst: page.offset === 0 && page.limit === DEFAULT_LIMIT,
    isCounted: remembered === null,
    isCustomer: customerId !== null,
  }
  const cards = await preparedPage(db, form).execute({
    ...page,
    count: remembered,
    ...(customerId !== null && { customerId }),
  })
  if (remembered !== null) return { count: remembered, cards }
  const count = cards[0]?.count ?? (page.offset === 0 ? 0 : await db.$count(astrologers, and(...conditionsOf(filters))))
  counts.keep(filtered, now, count)
  return { count, cards }
}

interface Form {
  filters: AstrologerFilters
  order: AstrologerOrder | undefined
  /** The page that most ask for says its length: where that is a parameter, a long catalogue is planned at each question. */
  isFirst: boolean
  /** Nobody remembers how many there are. */
  isCounted: boolean
  isCustomer: boolean
}

/** The rows of a page are found in an index alone; what a card shows is read for these only. */
function pageQuery(db: Db, { filters, order, isFirst, isCounted, isCustomer }: Form) {
  const where = and(...conditionsOf(filters))
  const counted = db
    .select({ count: sql`count(*)` })
    .from(astrologers)
    .where(where)
  const found = db
    .select({ id: astrologers.id })
    .from(astrologers)
    .where(where)
    .orderBy(...orderOf(order))
  const given = sql`${sql.placeholder('count')}::integer`
  const limit = isFirst ? sql.raw(String(DEFAULT_LIMIT)) : sql.placeholder('limit')
  const offset = isFirst ? sql.raw('0') : sql.placeholder('offset')
  const page = db.$with('page', { id: astrologers.id }).as(sql`${found.getSQL()} limit ${limit} offset ${offset}`)
  const ids = sql`array(select ${page.id} from ${page})`
  const spoken = languagesOf(db, ids)
  const practised = specialitiesOf(db, ids)
  return db
    .with(page)
    .select({
      ...ownColumns(isCustomer ? sql.placeholder('customerId') : null),
      languages: sql<string[]>`coalesce(${spoken.names}, '{}')`,
      specialities: sql<string[]>`coalesce(${practised.names}, '{}')`,
      // Given where it is remembered. Always a parameter: postgres.js prepares no statement without one.
      count: isCounted ? sql<number>`coalesce(${given}, (${counted})::integer)` : sql<number>`${given}`,
    })
    .from(page)
    .innerJoin(astrologers, eq(astrologers.id, page.id))
    .leftJoin(spoken, eq(spoken.astrologerId, page.id))
    .leftJoin(practised, eq(practised.astrologerId, page.id))
    .orderBy(...orderOf(order))
}

/** Filters without lists and texts take few forms: the database keeps a plan for each of those. */
function preparedPage(db: Db, form: Form) {
  const { specialityIds = [], languages: spoken = [], search = '' } = form.filters
  if (specialityIds.length > 0 || spoken.length > 0 || search !== '') return pageQuery(db, form)
  const { pages } = keptFor(db)
  const name = JSON.stringify(form)
  const page = pages.get(name) ?? pageQuery(db, form).prepare(`astrologers_${pages.size}`)
  pages.set(name, page)
  return page
}

interface Kept {
  pages: Map<string, ReturnType<ReturnType<typeof pageQuery>['prepare']>>
  counts: RememberedCounts
}

const kept = new WeakMap<Db, Kept>()

/** Prepared pages and remembered counts, as long as a database is open. */
function keptFor(db: Db): Kept {
  const found = kept.get(db) ?? { pages: new Map(), counts: createRememberedCounts() }
  kept.set(db, found)
  return found
}

function conditionsOf({
  specialityIds = [],
  languages: spoken = [],
  gender,
  search = '',
  ...free
}: AstrologerFilters): SQL[] {
  const conditions: SQL[] = []
  if (specialityIds.length > 0)
    conditions.push(hasRow(astrologerSpecialities, inArray(astrologerSpecialities.specialityId, [...specialityIds])))
  if (spoken.length > 0) conditions.push(hasRow(astrologerLanguages, speaksOneOf(spoken)))
  if (gender !== undefined) conditions.push(eq(astrologers.gender, gender))
  if (free.isFreeForChat !== undefined) conditions.push(free.isFreeForChat ? isFreeForChat : not(isFreeForChat))
  if (free.isFreeForCall !== undefined) conditions.push(free.isFreeForCall ? isFreeForCall : not(isFreeForCall))
  if (search.trim() !== '') conditions.push(...matches(search))
  return conditions
}

/** Each word begins one of the person's words. Our own choice: a search without a letter or digit finds nobody. */
function matches(search: string): SQL[] {
  const words = searchedWords(search)
  if (words.length === 0) return [sql`false`]
  return words.map((word) => hasRow(astrologerSearchWords, like(astrologerSearchWords.word, `${word}%`)))
}

function speaksOneOf(spoken: readonly string[]): SQL {
  const words = spoken.map((word) => word.toLowerCase())
  return sql`${astrologerLanguages.languageId} in (
    select ${languages.id} from ${languages}
    where ${or(inArray(sql`lower(${languages.code})`, words), inArray(sql`lower(${languages.name})`, words))})`
}

const hasRow = (
  table: typeof astrologerSpecialities | typeof astrologerLanguages | typeof astrologerSearchWords,
  condition: SQL,
): SQL => sql`exists(select 1 from ${table} where ${eq(table.astrologerId, astrologers.id)} and ${condition})`

/** Each order has an index; the id makes it total, so that pages neither repeat nor skip a person. */
function orderOf(order: AstrologerOrder | undefined): SQL[] {
  // Our own choice: without an order, those who can answer now come first, the best regarded before the others.
  if (order === undefined) return [asc(astrologers.availability), desc(astrologers.rating), asc(astrologers.id)]
  const direction = order.startsWith('-') ? desc : asc
  return [direction(ORDERED_BY[order.replace('-', '') as keyof typeof ORDERED_BY]), direction(astrologers.id)]
}
