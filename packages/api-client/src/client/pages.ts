import { ApiError } from './api-error.ts'
import { callError } from './call-error.ts'
import type { CallOptions, Client } from './client.ts'
import { contextOf } from './with-response.ts'

/** One page of a list. */
export interface Page<Item> {
  count: number
  next: string | null
  previous: string | null
  results: Item[]
}

type ListFunction<Input, Item> = (client: Client, input?: Input, options?: CallOptions) => Promise<Page<Item>>
type RequiredListFunction<Input, Item> = (client: Client, input: Input, options?: CallOptions) => Promise<Page<Item>>

/**
 * Every page of a list, requested one at a time: `for await (const page of pages(listAstrologers, client, { limit: 20 }))`.
 * Only the query of `next` is used; host and path stay those of the client. A repeated `next` ends the list.
 */
export function pages<Input, Item>(
  list: ListFunction<Input, Item>,
  client: Client,
  input?: Input,
  options?: CallOptions,
): AsyncGenerator<Page<Item>, void, undefined>
export function pages<Input, Item>(
  list: RequiredListFunction<Input, Item>,
  client: Client,
  input: Input,
  options?: CallOptions,
): AsyncGenerator<Page<Item>, void, undefined>
export async function* pages<Input, Item>(
  list: RequiredListFunction<Input, Item>,
  client: Client,
  input: Input,
  options?: CallOptions,
): AsyncGenerator<Page<Item>, void, undefined> {
  const seen = new Set<string>()
  for (let search: string | undefined; ;) {
    const reply = list(client, input, { ...options, ...(search !== undefined && { search }) })
    const page = await reply
    if (!Array.isArray(page?.results)) {
      const context = contextOf(reply)
      throw context ? callError(context, 'parse') : new ApiError('parse', list.name)
    }
    yield page
    if (!page.next || seen.has(page.next)) return
    seen.add(page.next)
    search = /\?[^#]*/.exec(page.next)?.[0] ?? ''
  }
}

/** Every item of a list, page after page: `for await (const astrologer of items(listAstrologers, client))`. */
export function items<Input, Item>(
  list: ListFunction<Input, Item>,
  client: Client,
  input?: Input,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined>
export function items<Input, Item>(
  list: RequiredListFunction<Input, Item>,
  client: Client,
  input: Input,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined>
export async function* items<Input, Item>(
  list: RequiredListFunction<Input, Item>,
  client: Client,
  input: Input,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages(list, client, input, options)) yield* page.results
}
