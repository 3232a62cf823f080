import { openText, sealText, type Secrets } from '@tarapath/backend/secrets'
import type { OrderList } from '@tarapath/backend/store'
import type { DeskContext, ListView } from './desk-page.ts'

export const LISTS: readonly { list: OrderList; label: string; none: string }[] = [
  { list: 'todo', label: 'To do', none: 'No orders' },
  { list: 'pending', label: 'Pay pending', none: 'No order waits for its payment' },
  { list: 'past', label: 'Past', none: 'No past orders' },
  { list: 'all', label: 'All', none: 'No orders' },
]

export interface OrderSearch {
  list: OrderList
  /** A name, a telephone or the number of an order; '' for all of the list. */
  text: string
  /** The text as the address carries it. */
  sealed: string
}

const PURPOSE = 'search of orders'

/** Encrypted, because names and telephones in an address would be kept by logs and browsers. */
export const sealSearch = (secrets: Secrets, text: string): Promise<string> => sealText(secrets, PURPOSE, text)

/** Which orders the address asks for. `?past` is older than `?list=past`. */
export async function orderSearch({ secrets }: DeskContext, { query, isPast }: ListView): Promise<OrderSearch> {
  const opened = query['q'] ? await openText(secrets, PURPOSE, query['q']) : null
  const { text, sealed } = opened ? { text: opened.text, sealed: query['q'] ?? '' } : { text: '', sealed: '' }
  const named = LISTS.find(({ list }) => list === query['list'])?.list
  // A search goes through everything unless a list was chosen.
  return { list: named ?? (isPast ? 'past' : text === '' ? 'todo' : 'all'), text, sealed }
}

/** The list and the search, for links that keep them. */
export const parameters = ({ list, sealed }: Pick<OrderSearch, 'list' | 'sealed'>): string =>
  new URLSearchParams({ list, ...(sealed !== '' && { q: sealed }) }).toString()
