import { z } from 'zod'
import { spec } from './named.ts'

/** The two query keys of every list that comes in pages. */
export const page = {
  limit: z.union([z.literal('all'), z.int().min(1)], 'Enter a whole number from 1, or "all".').optional(),
  offset: z.int().min(0).optional(),
}

/** The same for the lists that are asked for whole unless the caller says otherwise. */
export const wholeList = { ...page, limit: spec(page.limit.unwrap().default('all')) }

/** One page of a list. `next` is the address of the following page, null on the last one. */
export function Paginated<Item extends z.ZodType>(item: Item) {
  return z
    .object({ count: z.int(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(item) })
    .meta({ generic: 'Paginated', item })
}
