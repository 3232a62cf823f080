import { z } from 'zod'
import { OrderType } from './entities/consultations.ts'
import { MyQueueDetails, QueueEntry } from './entities/queue.ts'
import { Detail, DetailError, InsufficientBalanceError } from './errors.ts'
import { page, Paginated } from './pagination.ts'
import { get, group, post } from './row.ts'
import { Id } from './scalars.ts'

export const queue = group('queue', {
  joinQueue: post('/api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/', {
    summary: 'Waits for an astrologer who is busy.',
    auth: 'required',
    body: z.object({ consultant_id: Id, order_type: OrderType }),
    response: QueueEntry,
    errors: [DetailError, InsufficientBalanceError],
    idempotencyKey: true,
    notes: 'Our own choice: who waits already may change between chat and call with the same call.',
  }),

  leaveQueue: post('/api/v1/consultation/consultation-queue-user/remove-from-queue/', {
    summary: 'Stops waiting for an astrologer.',
    auth: 'required',
    body: z.object({ consultant_id: Id }),
    response: Detail,
    retry: 'idempotent',
  }),

  listQueue: get('/api/v1/consultation/consultation-queue-user/', {
    summary: 'Everything the customer waits or waited for, page by page.',
    auth: 'required',
    query: z.object(page),
    response: Paginated(QueueEntry),
  }),

  getMyQueueDetails: get('/api/v1/consultation/consultation-queue-user/my-queue-details/', {
    summary: 'What the customer waits for now.',
    auth: 'required',
    response: MyQueueDetails,
  }),
})
