import type { Client } from '@tarapath/api-client'
import { filterAstrologers } from '@tarapath/api-client/astrologers'
import { searchAstrologers } from '@tarapath/own-api/astrologers'
import { toFilterInput, type ListQuery } from './list-query.ts'

/** The astrologers who match, and how many they are. Price and experience are filters of an endpoint of our own. */
export function findAstrologers(api: Client, query: ListQuery, options: { signal?: AbortSignal } = {}) {
  const { maxPrice, minYears } = query
  const input = toFilterInput(query)
  if (maxPrice === null && minYears === null) return filterAstrologers(api, input, options)
  return searchAstrologers(
    api,
    {
      ...input,
      ...(maxPrice === null ? {} : { max_rate_paise: maxPrice * 100 }),
      ...(minYears === null ? {} : { min_experience_years: minYears }),
    },
    options,
  )
}
