import type { AstrologerFilter } from '@tarapath/api-client/types'
import { optionLabel } from './chosen-filters.ts'
import { countFilters, PAGE_SIZE, type ListQuery } from './list-query.ts'
import { listWords } from './words/list.gen.ts'

/** "Tarot astrologers online" for one topic or one language; null for the whole list. */
export function titleOf({ speciality, language }: ListQuery, filters: readonly AstrologerFilter[]): string | null {
  const words = listWords()
  const topic = speciality.length === 1 ? optionLabel(filters, 'speciality', speciality[0]) : undefined
  const spoken = language.length === 1 ? optionLabel(filters, 'language', language[0]) : undefined
  if (topic && spoken) return words.titleTopicLanguage({ topic, language: spoken })
  if (topic) return words.titleTopic({ topic })
  return spoken ? words.titleLanguage({ language: spoken }) : null
}

/** Whether search engines must not list this address: they list at most one topic or one language. */
export function hasManyFilters(query: ListQuery): boolean {
  const { speciality, language, ordering, show } = query
  const named = speciality.length + language.length
  return named > 1 || countFilters(query) > named || ordering !== null || show > PAGE_SIZE
}
