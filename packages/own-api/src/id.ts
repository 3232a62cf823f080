import { z } from 'zod'

/** The key of a row. */
export const Id = z.number().int().positive().max(2_147_483_647)
