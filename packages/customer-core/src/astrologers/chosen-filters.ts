import type { AstrologerFilter } from '@tarapath/api-client/types'
import { listPath, toggled, type ListQuery } from './list-query.ts'
import { listWords } from './words/list.gen.ts'

export interface ChosenFilter {
  label: string
  /** The address of the list without it. */
  href: string
}

/** Every filter of the address, and what it is called. */
export function chosenFilters(query: ListQuery, filters: readonly AstrologerFilter[]): ChosenFilter[] {
  const words = listWords()
  const { search, available, calls, speciality, language, gender, maxPrice, minYears } = query
  const chosen = (label: string, change: Partial<ListQuery>) => ({ label, href: listPath(query, change) })
  return [
    ...(search ? [chosen(`“${search}”`, { search: '' })] : []),
    ...(available ? [chosen(words.onlineNow, { available: false })] : []),
    ...(calls ? [chosen(words.freeForCall, { calls: false })] : []),
    ...speciality.map((id) =>
      chosen(optionLabel(filters, 'speciality', id) ?? id, { speciality: toggled(speciality, id) }),
    ),
    ...language.map((code) =>
      chosen(optionLabel(filters, 'language', code) ?? code, { language: toggled(language, code) }),
    ),
    ...(gender ? [chosen(optionLabel(filters, 'gender', gender) ?? gender, { gender: null })] : []),
    ...(maxPrice === null ? [] : [chosen(words.upToPrice({ price: maxPrice }), { maxPrice: null })]),
    ...(minYears === null ? [] : [chosen(words.yearsOrMore({ years: minYears }), { minYears: null })]),
  ]
}

/** What the catalogue calls the value of a filter; undefined when it does not know it. */
export function optionLabel(
  filters: readonly AstrologerFilter[],
  key: string,
  value: string | undefined,
): string | undefined {
  return filters.find((one) => one.key === key)?.options.find((option) => option.value === value)?.label
}
