import { z } from 'zod'
import { BlockedLiveUser, LiveChange, LiveStatus, LiveStream, LiveStreamToken } from './entities/live.ts'
import { DetailError } from './errors.ts'
import { spec } from './named.ts'
import { page, Paginated } from './pagination.ts'
import { get, group, patch } from './row.ts'
import { Id } from './scalars.ts'

export const live = group('live', {
  listLiveStreams: get('/api/v1/consultation/consultant-live-stream/', {
    summary: 'Live streams, paginated.',
    auth: 'optional',
    query: z.object({ status: LiveStatus.optional(), ...page }),
    response: Paginated(LiveStream),
  }),

  getLiveStream: get('/api/v1/consultation/consultant-live-stream/{id}/', {
    summary: 'One live stream.',
    auth: 'optional',
    params: { id: spec(Id) },
    response: LiveStream,
    errors: [DetailError],
  }),

  getLiveStreamToken: get('/api/v1/consultation/consultant-live-stream/{id}/live-stream-token/', {
    summary: 'The token with which a viewer joins one live stream.',
    auth: 'required',
    params: { id: spec(Id) },
    response: LiveStreamToken,
  }),

  updateLiveStreamStatus: patch('/api/v1/consultation/consultant-live-stream/{id}/update-live-stream-status/', {
    summary: 'Starts, pauses, continues or ends a live stream.',
    auth: 'required',
    params: { id: spec(Id) },
    body: z.object({ status: LiveChange }),
    response: LiveStream,
    errors: [DetailError],
    retry: 'idempotent',
    role: 'consultant',
    notes: 'For consultants; a customer gets a 403.',
  }),

  blockLiveStreamUser: patch('/api/v1/consultation/consultant-live-stream/{id}/block-live-stream-user/', {
    summary: 'Blocks a viewer from a live stream, or unblocks them.',
    auth: 'required',
    params: { id: spec(Id) },
    body: z.object({ user_id: Id, is_blocked: z.boolean() }),
    response: BlockedLiveUser,
    errors: [DetailError],
    retry: 'idempotent',
    role: 'consultant',
    notes: 'For consultants; a customer gets a 403.',
  }),
})
