import { and, eq, gte, inArray, like, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { isAvailableForCall, isAvailableForChat } from './astrologer-card.ts'
import { searchedWords } from './search-words.ts'
import { astrologerLanguages, astrologers, astrologerSearchWords, astrologerSpecialities, languages } from './tables.ts'

/** All given filters must match. The values of one filter are alternatives. */
export interface AstrologerFilters {
  specialityIds?: readonly number[] | undefined
  /** Codes or names, in any case. */
  languages?: readonly string[] | undefined
  gender?: 'male' | 'female' | 'other' | undefined
  search?: string | undefined
  isAvailableForChat?: boolean | undefined
  isAvailableForCall?: boolean | undefined
  maxRatePaise?: number | undefined
  minExperienceYears?: number | undefined
}

export function filterCondition({
  specialityIds = [],
  languages: languageNames = [],
  gender,
  search = '',
  maxRatePaise,
  minExperienceYears,
  ...available
}: AstrologerFilters): SQL | undefined {
  const conditions: SQL[] = []
  if (specialityIds.length > 0)
    conditions.push(hasRow(astrologerSpecialities, inArray(astrologerSpecialities.specialityId, [...specialityIds])))
  if (languageNames.length > 0) conditions.push(hasRow(astrologerLanguages, isOneOfLanguages(languageNames)))
  if (gender !== undefined) conditions.push(eq(astrologers.gender, gender))
  if (maxRatePaise !== undefined) conditions.push(lte(astrologers.ratePaise, maxRatePaise))
  if (minExperienceYears !== undefined) conditions.push(gte(astrologers.experienceYears, minExperienceYears))
  if (available.isAvailableForChat !== undefined)
    conditions.push(available.isAvailableForChat ? isAvailableForChat : not(isAvailableForChat))
  if (available.isAvailableForCall !== undefined)
    conditions.push(available.isAvailableForCall ? isAvailableForCall : not(isAvailableForCall))
  if (search.trim() !== '') conditions.push(...searchConditions(search))
  return and(...conditions)
}

/** Each searched word is the prefix of an indexed word. Our own choice: a search without letters and digits has no results. */
function searchConditions(search: string): SQL[] {
  const words = searchedWords(search)
  if (words.length === 0) return [sql`false`]
  return words.map((word) => hasRow(astrologerSearchWords, like(astrologerSearchWords.word, `${word}%`)))
}

function isOneOfLanguages(codesOrNames: readonly string[]): SQL {
  const lowerCase = codesOrNames.map((text) => text.toLowerCase())
  return sql`${astrologerLanguages.languageId} in (
    select ${languages.id} from ${languages}
    where ${or(inArray(sql`lower(${languages.code})`, lowerCase), inArray(sql`lower(${languages.name})`, lowerCase))})`
}

const hasRow = (
  table: typeof astrologerSpecialities | typeof astrologerLanguages | typeof astrologerSearchWords,
  condition: SQL,
): SQL => sql`exists(select 1 from ${table} where ${eq(table.astrologerId, astrologers.id)} and ${condition})`
