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

export async function listAstrologers(
  db: Db,
  filters: AstrologerFilters,
  order: AstrologerOrder | undefined,
  page: Page,
  customerId: number | null,
): Promise<{ count: number; cards: AstrologerCard[] }> {
  const where = and(...conditionsOf(filters))
  const count = await db.$count(astrologers, where)
  if (count <= page.offset) return { count, cards: [] }
  const cards = await db
    .select(summaryColumns(customerId))
    .from(astrologers)
    .where(where)
    .orderBy(...orderOf(order))
    .limit(page.limit)
    .offset(page.offset)
  return { count, cards }
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
