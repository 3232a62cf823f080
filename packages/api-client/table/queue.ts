import { z } from 'zod'
import { OrderType } from './entities/consultations.ts'
import { MyQueueDetails, QueueEntry } from './entities/queue.ts'
import { Detail, DetailError, InsufficientBalanceError } from './errors.ts'
import { page, Paginated } from './pagination.ts'
import { get, group, post } from './row.ts'
import { Id } from './scalars.ts'

export const queue = group('queue', {
  joinQueue: post('/api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/', {
    summary: 'Joins the queue of a busy astrologer.',
    auth: 'required',
    body: z.object({ consultant_id: Id, order_type: OrderType }),
    response: QueueEntry,
    errors: [DetailError, InsufficientBalanceError],
    idempotencyKey: true,
    notes:
      'Our own choice: a customer who is in the queue already may switch between chat and call with the same endpoint.',
  }),

  leaveQueue: post('/api/v1/consultation/consultation-queue-user/remove-from-queue/', {
    summary: 'Leaves the queue of an astrologer.',
    auth: 'required',
    body: z.object({ consultant_id: Id }),
    response: Detail,
    retry: 'idempotent',
  }),

  listQueue: get('/api/v1/consultation/consultation-queue-user/', {
    summary: 'Current and past queue entries of the customer, paginated.',
    auth: 'required',
    query: z.object(page),
    response: Paginated(QueueEntry),
  }),

  getMyQueueDetails: get('/api/v1/consultation/consultation-queue-user/my-queue-details/', {
    summary: 'Current queue entries of the customer.',
    auth: 'required',
    response: MyQueueDetails,
  }),
})
