// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import type {
  BlockedLiveUser,
  Id,
  LiveChange,
  LiveStatus,
  LiveStream,
  LiveStreamToken,
  Paginated,
} from './types.gen.ts'

/** Input of `listLiveStreams`. */
export interface ListLiveStreamsInput {
  status?: LiveStatus | undefined
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Live streams, paginated.
 *
 * `GET /api/v1/consultation/consultant-live-stream/`. Sends the token when there is a session.
 */
export function listLiveStreams(
  client: Client,
  input?: ListLiveStreamsInput,
  options?: CallOptions,
): Promise<Paginated<LiveStream>> {
  return client.call(
    { name: 'listLiveStreams', method: 'GET', path: '/api/v1/consultation/consultant-live-stream/', auth: 'optional' },
    options,
    input,
  )
}

/**
 * One live stream.
 *
 * `GET /api/v1/consultation/consultant-live-stream/{id}/`. Sends the token when there is a session. Errors:
 * `DetailError`.
 */
export function getLiveStream(
  client: Client,
  input: { id: Id },
  options?: CallOptions,
): Promise<LiveStream> {
  return client.call(
    { name: 'getLiveStream', method: 'GET', path: '/api/v1/consultation/consultant-live-stream/{id}/', auth: 'optional' },
    options,
    input,
  )
}

/**
 * The token with which a viewer joins one live stream.
 *
 * `GET /api/v1/consultation/consultant-live-stream/{id}/live-stream-token/`. Needs a session.
 */
export function getLiveStreamToken(
  client: Client,
  input: { id: Id },
  options?: CallOptions,
): Promise<LiveStreamToken> {
  return client.call(
    { name: 'getLiveStreamToken', method: 'GET', path: '/api/v1/consultation/consultant-live-stream/{id}/live-stream-token/', auth: 'required' },
    options,
    input,
  )
}

/**
 * Starts, pauses, continues or ends a live stream.
 *
 * For consultants; a customer gets a 403.
 *
 * `PATCH /api/v1/consultation/consultant-live-stream/{id}/update-live-stream-status/`. Needs a consultant's
 * session. Errors: `DetailError`.
 */
export function updateLiveStreamStatus(
  client: Client,
  input: { id: Id },
  body: { status: LiveChange },
  options?: CallOptions,
): Promise<LiveStream> {
  return client.call(
    { name: 'updateLiveStreamStatus', method: 'PATCH', path: '/api/v1/consultation/consultant-live-stream/{id}/update-live-stream-status/', auth: 'required', retry: 'idempotent' },
    options,
    input,
    body,
  )
}

/** Body of `blockLiveStreamUser`. */
export interface BlockLiveStreamUserBody {
  user_id: Id
  is_blocked: boolean
}

/**
 * Blocks a viewer from a live stream, or unblocks them.
 *
 * For consultants; a customer gets a 403.
 *
 * `PATCH /api/v1/consultation/consultant-live-stream/{id}/block-live-stream-user/`. Needs a consultant's
 * session. Errors: `DetailError`.
 */
export function blockLiveStreamUser(
  client: Client,
  input: { id: Id },
  body: BlockLiveStreamUserBody,
  options?: CallOptions,
): Promise<BlockedLiveUser> {
  return client.call(
    { name: 'blockLiveStreamUser', method: 'PATCH', path: '/api/v1/consultation/consultant-live-stream/{id}/block-live-stream-user/', auth: 'required', retry: 'idempotent' },
    options,
    input,
    body,
  )
}
