import { z } from 'zod'
import { spec } from './named.ts'

/** The query of every paginated list. */
export const page = {
  limit: z.union([z.literal('all'), z.int().min(1)], 'Enter a whole number from 1, or "all".').optional(),
  offset: z.int().min(0).optional(),
}

/** The same, for lists that are not paginated by default. */
export const allByDefault = { ...page, limit: spec(page.limit.unwrap().default('all')) }

/** One page of a list. `next` is the URL of the next page, null on the last one. */
export function Paginated<Item extends z.ZodType>(item: Item) {
  return z
    .object({ count: z.int(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(item) })
    .meta({ generic: 'Paginated', item })
}
