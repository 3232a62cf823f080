// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { createIdempotencyKey } from '../client/create-idempotency-key.ts'
import type {
  Detail,
  Id,
  MyQueueDetails,
  OrderType,
  Paginated,
  QueueEntry,
} from './types.gen.ts'

/** Body of `joinQueue`. */
export interface JoinQueueBody {
  consultant_id: Id
  order_type: OrderType
}

/**
 * Joins the queue of a busy astrologer.
 *
 * Our own choice: a customer who is in the queue already may switch between chat and call with the same
 * endpoint.
 *
 * `POST /api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/`. Needs a session. Errors:
 * `DetailError`, `InsufficientBalanceError`.
 */
export function joinQueue(
  client: Client,
  body: JoinQueueBody,
  options?: CallOptions,
): Promise<QueueEntry> {
  return client.call(
    { name: 'joinQueue', method: 'POST', path: '/api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/', auth: 'required', createKey: createIdempotencyKey },
    options,
    undefined,
    body,
  )
}

/**
 * Leaves the queue of an astrologer.
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

/** Input of `listQueue`. */
export interface ListQueueInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Current and past queue entries of the customer, paginated.
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
 * Current queue entries of the customer.
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
