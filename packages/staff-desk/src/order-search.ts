import type { OrderList } from '@tarapath/backend/store'
import type { ListView } from './desk-page.ts'

export const LISTS: readonly { list: OrderList; label: string; none: string }[] = [
  { list: 'todo', label: 'To do', none: 'No orders' },
  { list: 'pending', label: 'Pay pending', none: 'No order waits for its payment' },
  { list: 'past', label: 'Past', none: 'No past orders' },
  { list: 'all', label: 'All', none: 'No orders' },
]

/** Which orders the address asks for. `?past` is older than `?list=past`. */
export function orderSearch({ query, isPast }: ListView): { list: OrderList; text: string } {
  const named = LISTS.find(({ list }) => list === query['list'])?.list
  // A search goes through everything unless a list was chosen.
  return { list: named ?? (isPast ? 'past' : query['q'] ? 'all' : 'todo'), text: query['q'] ?? '' }
}

/** The list and the search, for links that keep them. */
export const parameters = (view: ListView): string => {
  const { list, text } = orderSearch(view)
  return new URLSearchParams({ list, ...(text !== '' && { q: text }) }).toString()
}
