/** The filters of My consultations, as in its address. */
export interface HistoryQuery {
  kind: 'chat' | 'call' | null
  /** The id of an astrologer. */
  person: number | null
  /** A month in India, 2026-11. */
  month: string | null
  /** How many rows are shown. */
  show: number
}

export const PAGE_SIZE = 50
const KINDS = ['chat', 'call'] as const

/** Reads the filters from an address. Invalid values are ignored. */
export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  const person = Number(params.get('person'))
  const month = params.get('month')
  const show = Number(params.get('show'))
  return {
    kind: KINDS.find((kind) => kind === params.get('kind')) ?? null,
    person: Number.isSafeInteger(person) && person > 0 ? person : null,
    month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    show: Number.isSafeInteger(show) && show > PAGE_SIZE ? show : PAGE_SIZE,
  }
}

/** The address with some filters changed. It starts at the first rows. */
export function historyPath(query: HistoryQuery, change: Partial<HistoryQuery> = {}): string {
  const { kind, person, month, show } = { ...query, show: PAGE_SIZE, ...change }
  const params = new URLSearchParams()
  if (kind) params.set('kind', kind)
  if (person !== null) params.set('person', String(person))
  if (month) params.set('month', month)
  if (show > PAGE_SIZE) params.set('show', String(show))
  const search = params.toString()
  return `/history${search ? `?${search}` : ''}`
}
