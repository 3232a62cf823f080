import type { filterAstrologers } from '@tarapath/api-client/astrologers'

/** The filters of the list, as in its address. Keys and values are those of the `filterAstrologers` request. */
export interface ListQuery {
  available: boolean
  speciality: readonly string[]
  language: readonly string[]
  gender: string | null
  search: string
  ordering: Ordering | null
  show: number
}

type FilterInput = NonNullable<Parameters<typeof filterAstrologers>[1]>
type Ordering = NonNullable<FilterInput['ordering']>

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
  return {
    available: params.get('available') === '1',
    speciality: [...new Set(params.getAll('speciality'))].filter((id) => /^\d{1,9}$/.test(id)),
    language: [...new Set(params.getAll('language'))].filter((code) => /^[\w-]{2,40}$/.test(code)),
    gender: gender && ['male', 'female', 'other'].includes(gender) ? gender : null,
    search: (params.get('search') ?? '').trim().slice(0, 80),
    ordering: ORDERINGS.find(({ value }) => value === params.get('ordering'))?.value ?? null,
    show: Number.isInteger(show) ? Math.min(MAX_SHOWN, Math.max(PAGE_SIZE, show)) : PAGE_SIZE,
  }
}

/** The address of the list with some filters changed. It starts at the first page. */
export function listPath(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const next = { ...query, show: PAGE_SIZE, ...change }
  const params = new URLSearchParams()
  if (next.search) params.set('search', next.search)
  if (next.available) params.set('available', '1')
  for (const id of next.speciality) params.append('speciality', id)
  for (const code of next.language) params.append('language', code)
  if (next.gender) params.set('gender', next.gender)
  if (next.ordering) params.set('ordering', next.ordering)
  if (next.show > PAGE_SIZE) params.set('show', String(next.show))
  const search = params.toString()
  return `/consult-astrologer-online${search ? `?${search}` : ''}`
}

export function toFilterInput(query: ListQuery): FilterInput {
  return {
    limit: query.show,
    ...(query.available ? { is_available_for_chat: true } : {}),
    ...(query.speciality.length > 0 ? { speciality: query.speciality.map(Number) } : {}),
    ...(query.language.length > 0 ? { language: [...query.language] } : {}),
    ...(query.gender ? { gender: query.gender as NonNullable<FilterInput['gender']> } : {}),
    ...(query.search ? { search: query.search } : {}),
    ...(query.ordering ? { ordering: query.ordering } : {}),
  }
}

export function countFilters({ speciality, language, gender, search, available }: ListQuery): number {
  return speciality.length + language.length + (gender ? 1 : 0) + (search ? 1 : 0) + (available ? 1 : 0)
}

/** The list without the value when it holds it, or else with it. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
