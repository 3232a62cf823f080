import { invalidFields } from '../errors.ts'

export const DEFAULT_LIMIT = 20
const MAX_LIMIT = 100
/** The limit of `limit=all`, which is meant for short lists. */
const ALL_LIMIT = 1000
const MAX_OFFSET = 100_000

export interface Page {
  limit: number
  offset: number
}

/** The page of a list that a query requests. */
export function readPage({
  limit,
  offset = 0,
}: {
  limit?: number | 'all' | undefined
  offset?: number | undefined
}): Page {
  if (offset > MAX_OFFSET) throw invalidFields({ offset: `Use at most ${MAX_OFFSET}.` })
  return { limit: limit === 'all' ? ALL_LIMIT : Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT), offset }
}

/** A page of a list on the wire, with the URLs of the next and the previous page. */
export function pageReply<Item>(url: URL, { limit, offset }: Page, count: number, results: Item[]) {
  const at = (start: number) => {
    const query = new URLSearchParams(url.search)
    if (query.get('limit') !== 'all') query.set('limit', String(limit))
    query.set('offset', String(start))
    return `${url.origin}${url.pathname}?${query.toString()}`
  }
  return {
    count,
    next: offset + limit < count ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results,
  }
}
