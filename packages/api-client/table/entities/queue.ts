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
  estimated_wait_seconds: z.number(),
  status: z.enum(['waiting', 'called', 'left', 'served']),
  joined_at: IsoDateTime,
})

export const MyQueueDetails = entity('MyQueueDetails', { in_queue: z.boolean(), entries: z.array(QueueEntry) })
