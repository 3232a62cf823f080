import type { filterAstrologers } from '@tarapath/api-client/astrologers'

/** The filters of the list, as in its address. Keys and values are those of the `filterAstrologers` request. */
export interface ListQuery {
  /** Free for a chat now. */
  available: boolean
  /** Takes calls now. */
  calls: boolean
  speciality: readonly string[]
  language: readonly string[]
  gender: string | null
  /** The highest price of a minute, in rupees. */
  maxPrice: number | null
  /** The fewest years of experience. */
  minYears: number | null
  search: string
  ordering: Ordering | null
  show: number
}

type FilterInput = NonNullable<Parameters<typeof filterAstrologers>[1]>
type Ordering = NonNullable<FilterInput['ordering']>

/** The address of the list. */
export const LIST_PATH = '/consult-astrologer-online'
/** The prices per minute among which one chooses, in rupees. The highest of them is no limit. */
export const PRICES = { from: 10, to: 100, step: 5 } as const
export const EXPERIENCE_YEARS = [5, 10, 20] as const
/** What "Clear all" leaves. */
export const NO_FILTERS = {
  available: false,
  calls: false,
  speciality: [],
  language: [],
  gender: null,
  maxPrice: null,
  minYears: null,
  search: '',
} satisfies Partial<ListQuery>
export const PAGE_SIZE = 20
export const MAX_SHOWN = 100
export const ORDERINGS: readonly {
  value: Ordering
  name: 'bestRated' | 'lowestPrice' | 'highestPrice' | 'mostExperienced'
}[] = [
  { value: '-rating', name: 'bestRated' },
  { value: 'price', name: 'lowestPrice' },
  { value: '-price', name: 'highestPrice' },
  { value: '-experience', name: 'mostExperienced' },
]

/** Reads the filters from an address. Invalid values are ignored. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const show = Number(params.get('show') ?? PAGE_SIZE)
  const gender = params.get('gender')
  const maxPrice = wholeNumber(params.get('max_price'))
  return {
    available: params.get('available') === '1',
    calls: params.get('call') === '1',
    speciality: [...new Set(params.getAll('speciality'))].filter((id) => /^\d{1,9}$/.test(id)),
    language: [...new Set(params.getAll('language'))].filter((code) => /^[\w-]{2,40}$/.test(code)),
    gender: gender && ['male', 'female', 'other'].includes(gender) ? gender : null,
    maxPrice: maxPrice !== null && maxPrice < PRICES.to ? maxPrice : null,
    minYears: wholeNumber(params.get('min_experience')),
    search: (params.get('search') ?? '').trim().slice(0, 80),
    ordering: ORDERINGS.find(({ value }) => value === params.get('ordering'))?.value ?? null,
    show: Number.isInteger(show) ? Math.min(MAX_SHOWN, Math.max(PAGE_SIZE, show)) : PAGE_SIZE,
  }
}

/** A number between 1 and 99; null for anything else. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : null
}

/** The address of the list with some filters changed. It starts at the first page. */
export function listPath(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const search = writeListQuery({ ...query, show: PAGE_SIZE, ...change }).toString()
  return `${LIST_PATH}${search ? `?${search}` : ''}`
}

export function writeListQuery(next: ListQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (next.search) params.set('search', next.search)
  if (next.available) params.set('available', '1')
  if (next.calls) params.set('call', '1')
  for (const id of next.speciality) params.append('speciality', id)
  for (const code of next.language) params.append('language', code)
  if (next.gender) params.set('gender', next.gender)
  if (next.maxPrice !== null) params.set('max_price', String(next.maxPrice))
  if (next.minYears !== null) params.set('min_experience', String(next.minYears))
  if (next.ordering) params.set('ordering', next.ordering)
  if (next.show > PAGE_SIZE) params.set('show', String(next.show))
  return params
}

export function toFilterInput(query: ListQuery): FilterInput {
  return {
    limit: query.show,
    ...(query.available ? { is_available_for_chat: true } : {}),
    ...(query.calls ? { is_available_for_call: true } : {}),
    ...(query.speciality.length > 0 ? { speciality: query.speciality.map(Number) } : {}),
    ...(query.language.length > 0 ? { language: [...query.language] } : {}),
    ...(query.gender ? { gender: query.gender as NonNullable<FilterInput['gender']> } : {}),
    ...(query.search ? { search: query.search } : {}),
    ...(query.ordering ? { ordering: query.ordering } : {}),
  }
}

export function countFilters(query: ListQuery): number {
  const { speciality, language, gender, search, available, calls, maxPrice, minYears } = query
  const single = [gender, search, available, calls, maxPrice, minYears].filter(Boolean)
  return speciality.length + language.length + single.length
}

/** The list without the value when it holds it, or else with it. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
