import { and, asc, desc, eq, inArray, like, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import {
  astrologerLanguages,
  astrologers,
  astrologerSpecialities,
  astrologerWords,
  languages,
} from '../../database/schema/index.ts'
import type { Page } from '../../http/page.ts'
import { createRememberedCounts, type RememberedCounts } from './remembered-counts.ts'
import { searchedWords } from './search-words.ts'
import { isFreeForCall, isFreeForChat, summaryColumns, type AstrologerCard } from './summary.ts'

/** Lists are alternatives, different filters all have to hold. Undefined leaves a filter out. */
export interface AstrologerFilters {
  specialityIds?: readonly number[] | undefined
  /** Codes or names. */
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
  const count = counts.recall(filtered, now)
  const given = { count, limit: page.limit, offset: page.offset, ...(customerId !== null && { customerId }) }
  const cards = await preparedPage(db, filters, order, customerId !== null).execute(given)
  const counted =
    cards[0]?.count ?? (page.offset === 0 ? 0 : await db.$count(astrologers, and(...conditionsOf(filters))))
  if (count === null) counts.keep(filtered, now, counted)
  return { count: counted, cards }
}

/** The rows of a page are found in an index alone; what a card shows is read for these only. */
function pageQuery(db: Db, filters: AstrologerFilters, order: AstrologerOrder | undefined, isCustomer: boolean) {
  const where = and(...conditionsOf(filters))
  const counted = db
    .select({ count: sql`count(*)` })
    .from(astrologers)
    .where(where)
  const page = db
    .select({ id: astrologers.id })
    .from(astrologers)
    .where(where)
    .orderBy(...orderOf(order))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page')
  return db
    .select({
      ...summaryColumns(isCustomer ? sql.placeholder('customerId') : null),
      // Counted only where nobody remembers.
      count: sql<number>`coalesce(${sql.placeholder('count')}::integer, (${counted})::integer)`,
    })
    .from(page)
    .innerJoin(astrologers, eq(astrologers.id, page.id))
    .orderBy(...orderOf(order))
}

/** Filters without lists and texts take few forms: the database keeps a plan for each of those. */
function preparedPage(db: Db, filters: AstrologerFilters, order: AstrologerOrder | undefined, isCustomer: boolean) {
  const { specialityIds = [], languages: spoken = [], search = '' } = filters
  if (specialityIds.length > 0 || spoken.length > 0 || search !== '') return pageQuery(db, filters, order, isCustomer)
  const { pages } = keptFor(db)
  const form = JSON.stringify([filters, order, isCustomer])
  const page = pages.get(form) ?? pageQuery(db, filters, order, isCustomer).prepare(`astrologers_${pages.size}`)
  pages.set(form, page)
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
  return words.map((word) => hasRow(astrologerWords, like(astrologerWords.word, `${word}%`)))
}

function speaksOneOf(spoken: readonly string[]): SQL {
  const texts = [...spoken]
  return sql`${astrologerLanguages.languageId} in (
    select ${languages.id} from ${languages} where ${or(inArray(languages.code, texts), inArray(languages.name, texts))})`
}

const hasRow = (
  table: typeof astrologerSpecialities | typeof astrologerLanguages | typeof astrologerWords,
  condition: SQL,
): SQL => sql`exists(select 1 from ${table} where ${eq(table.astrologerId, astrologers.id)} and ${condition})`

/** Each order has an index; the id makes it total, so that pages neither repeat nor skip a person. */
function orderOf(order: AstrologerOrder | undefined): SQL[] {
  // Our own choice: without an order, those who can answer now come first, the best regarded before the others.
  if (order === undefined) return [asc(astrologers.availability), desc(astrologers.rating), asc(astrologers.id)]
  const direction = order.startsWith('-') ? desc : asc
  return [direction(ORDERED_BY[order.replace('-', '') as keyof typeof ORDERED_BY]), direction(astrologers.id)]
}
