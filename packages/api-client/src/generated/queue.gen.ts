// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { newKey } from '../client/new-key.ts'
import type {
  Detail,
  Id,
  MyQueueDetails,
  OrderType,
  Paginated,
  QueueEntry,
} from './types.gen.ts'

/** What `joinQueue` takes. */
export interface JoinQueueBody {
  consultant_id: Id
  order_type: OrderType
}

/**
 * Waits for an astrologer who is busy.
 *
 * Our own choice: who waits already may change between chat and call with the same call.
 *
 * `POST /api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/`. Needs a session.
 * Refusals: `DetailError`, `InsufficientBalanceError`.
 */
export function joinQueue(
  client: Client,
  body: JoinQueueBody,
  options?: CallOptions,
): Promise<QueueEntry> {
  return client.call(
    { name: 'joinQueue', method: 'POST', path: '/api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/', auth: 'required', newKey: newKey },
    options,
    undefined,
    body,
  )
}

/**
 * Stops waiting for an astrologer.
 *
 * `POST /api/v1/consultation/consultation-queue-user/remove-from-queue/`. Needs a session.
 */
export function leaveQueue(
  client: Client,
  body: { consultant_id: Id },
  options?: CallOptions,
): Promise<Detail> {
  return client.call(
    { name: 'leaveQueue', method: 'POST', path: '/api/v1/consultation/consultation-queue-user/remove-from-queue/', auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )
}

/** What `listQueue` takes. */
export interface ListQueueInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Everything the customer waits or waited for, page by page.
 *
 * `GET /api/v1/consultation/consultation-queue-user/`. Needs a session.
 */
export function listQueue(
  client: Client,
  input?: ListQueueInput,
  options?: CallOptions,
): Promise<Paginated<QueueEntry>> {
  return client.call(
    { name: 'listQueue', method: 'GET', path: '/api/v1/consultation/consultation-queue-user/', auth: 'required' },
    options,
    input,
  )
}

/**
 * What the customer waits for now.
 *
 * `GET /api/v1/consultation/consultation-queue-user/my-queue-details/`. Needs a session.
 */
export function getMyQueueDetails(
  client: Client,
  options?: CallOptions,
): Promise<MyQueueDetails> {
  return client.call(
    { name: 'getMyQueueDetails', method: 'GET', path: '/api/v1/consultation/consultation-queue-user/my-queue-details/', auth: 'required' },
    options,
  )
}
