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
    .describe('The most likely wait; 0 when it cannot be estimated, and the range is then null.'),
  estimated_wait_range: z
    .object({ from_seconds: z.number(), to_seconds: z.number() })
    .nullable()
    .optional()
    .describe('The range in which most such waits lie. Null when it cannot be estimated.'),
  status: z.enum(['waiting', 'called', 'left', 'served']),
  joined_at: IsoDateTime,
  offered_until: IsoDateTime.optional().describe(
    'Our own choice: until when the astrologer is held for a customer who is called.',
  ),
  is_passed_over: z
    .boolean()
    .optional()
    .describe(
      'Our own choice: others go first now, because the customer is in another consultation or the balance is too low. The position is kept.',
    ),
  confirmed_at: IsoDateTime.optional().describe(
    'Our own choice: when the astrologer confirmed that the customer is next.',
  ),
  declined_at: IsoDateTime.optional().describe(
    'Our own choice: when the astrologer took the customer off the waiting list.',
  ),
  missed_at: IsoDateTime.optional().describe('Our own choice: when a turn passed that the customer did not take.'),
})

export const MyQueueDetails = entity('MyQueueDetails', { in_queue: z.boolean(), entries: z.array(QueueEntry) })
