import { z } from 'zod'
import { Id } from './id.ts'

const Person = z.object({ user_id: Id, name: z.string() })

export const StudioStream = z.object({
  id: Id,
  title: z.string(),
  status: z.enum(['scheduled', 'live']),
  is_paused: z.boolean(),
  viewer_count: z.number().int(),
  /** The announced time; null where none was announced. */
  scheduled_at: z.string().nullable(),
  started_at: z.string().nullable(),
})

export const Studio = z.object({
  consultant: z.object({ id: Id, name: z.string() }),
  /** The live stream that is on, or the next one; null where none is prepared. */
  stream: StudioStream.nullable(),
  /** The present viewers, the latest first, by the names that others see. */
  viewers: z.array(Person),
  blocked: z.array(Person),
  /** The waiting list for this astrologer, in order. */
  queue: z.array(z.object({ id: Id, name: z.string(), order_type: z.union([z.literal(1), z.literal(2)]) })),
})
