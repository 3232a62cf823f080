import { z } from 'zod'
import { entity } from '../named.ts'
import { Id, IsoDateTime } from '../scalars.ts'
import { AstrologerOption } from './astrologers.ts'
import { OrderType } from './consultations.ts'

export const QueueEntry = entity('QueueEntry', {
  id: Id,
  consultant: AstrologerOption,
  order_type: OrderType,
  position: z.number(),
  estimated_wait_seconds: z
    .number()
    .describe('The likeliest wait; 0 where nobody can say, and the range is null then.'),
  estimated_wait_range: z
    .object({ from_seconds: z.number(), to_seconds: z.number() })
    .nullable()
    .optional()
    .describe('What the wait may be: up to the paid time of all who come before. Null where nobody can say.'),
  status: z.enum(['waiting', 'called', 'left', 'served']),
  joined_at: IsoDateTime,
})

export const MyQueueDetails = entity('MyQueueDetails', { in_queue: z.boolean(), entries: z.array(QueueEntry) })
