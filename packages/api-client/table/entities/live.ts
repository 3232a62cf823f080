import { z } from 'zod'
import { entity, named } from '../named.ts'
import { Id, IsoDateTime } from '../scalars.ts'
import { AstrologerOption } from './astrologers.ts'

export const LiveStatus = named('LiveStatus', z.enum(['scheduled', 'live', 'ended']))

/** What an astrologer changes the status to. A paused live stream is still live. */
export const LiveChange = named('LiveChange', z.enum([...LiveStatus.options, 'paused']))

export const LiveStream = entity('LiveStream', {
  id: Id,
  title: z.string(),
  consultant: AstrologerOption,
  thumbnail: z.string().nullable(),
  status: LiveStatus,
  viewer_count: z.number(),
  like_count: z.number(),
  scheduled_at: IsoDateTime.nullable(),
  started_at: IsoDateTime.nullable(),
  ended_at: IsoDateTime.nullable(),
  queue_length: z.number(),
  is_blocked: z.boolean(),
  is_paused: z.boolean().optional().describe('The astrologer has paused the video; the live stream goes on.'),
})

export const LiveStreamToken = entity('LiveStreamToken', {
  token: z.string(),
  channel: z.string(),
  uid: z.number(),
  expires_at: IsoDateTime,
  transport: z
    .enum(['embedded', 'livekit'])
    .optional()
    .describe('embedded: `whep` and `index.m3u8` are under `url`. livekit: `url` is the server to connect to.'),
  url: z.string().optional(),
  source: z
    .enum(['camera', 'programme'])
    .optional()
    .describe('What an embedded transport carries: a camera over `whep`, or a programme in `index.m3u8`.'),
})

export const BlockedLiveUser = entity('BlockedLiveUser', { live_stream_id: Id, user_id: Id, is_blocked: z.boolean() })
