import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Customer } from '../identity/index.ts'
import { customerRoom, liveRoom } from '../ports/event-bus.ts'
import { readToken } from '../ports/live-transport/embedded.ts'
import { loopedClip } from '../ports/live-transport/looped-clip.ts'
import { channelOf, streamOf } from '../ports/live-transport.ts'
import { MAX_OFFER_BYTES } from '../ports/media-rooms.ts'
import {
  getJoinableLiveStream,
  endLiveStream,
  postChatMessage,
  removeViewer,
  recordViewer,
  recordCamera,
  recordHost,
} from '../live/index.ts'
import { astrologerOf } from '../astrologers/index.ts'
import type { AppContext } from './app-context.ts'
import { authenticate } from './authenticate.ts'
import { eventStream } from './event-stream.ts'
import { accountOfToken } from './identify-caller.ts'
import { DomainError, invalidFields, notFound, throttled } from '../errors.ts'
import { createOpenStreams } from './open-streams.ts'
import { createRequestRateLimit } from './request-rate-limit.ts'
import { readBody } from './read-body.ts'

const MAX_STREAMS = 4
const PLAYLIST = 'application/vnd.apple.mpegurl'
const MAX_CALLBACK_BYTES = 64 * 1024
const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
const chatMessage = z.object({ text: z.string().max(2000) })

/**
 * Our own choice, beside the endpoints of the table: one event stream for each tab, and the chat of a live stream.
 * `GET /api/events/?live=1,2` needs the Authorization header of any request and supports Last-Event-ID. It sends
 * `chat`, `tip`, `viewers` and `status` of those live streams, and `kicked` and `queue` of the customer. When a customer has
 * more than twenty open, the oldest ends.
 * `POST /api/events/live/{id}/lines/` posts `{"text": "…"}` to the chat of a live stream.
 */
export function createEventRoutes(context: AppContext): Hono {
  const { db, clock, ports, settings, closing } = context
  const routes = new Hono()
  const openStreams = createOpenStreams()
  const retryAfterSeconds = createRequestRateLimit(db, settings, { burst: 5, perSecond: 0.5 })
  const requireCustomer = async (request: Request): Promise<Customer> => {
    const signedIn = await authenticate('required', request, (token) => accountOfToken(context, token, clock.now()))
    if (!signedIn) throw new Error('A request that needs a customer has none.')
    return signedIn.customer
  }

  routes.get('/events/', async (c) => {
    const customer = await requireCustomer(c.req.raw)
    const requested = c.req.query('live')
    const streamIds = requested ? idList.safeParse(requested).data : []
    if (!streamIds || streamIds.length > MAX_STREAMS)
      throw invalidFields({ live: `Name at most ${MAX_STREAMS} streams by id.` })
    const ownAstrologerId = streamIds.length > 0 ? await astrologerOf(db, customer.id) : null
    const recordPresence = async () => {
      for (const id of streamIds) {
        const { stream } = await getJoinableLiveStream(db, customer.id, id)
        // The astrologer who sends it does not watch it.
        if (stream.astrologerId !== ownAstrologerId) await recordViewer(db, clock.now(), id, customer.id)
      }
    }
    await recordPresence()
    const last = c.req.header('last-event-id')
    return eventStream({
      events: ports.events,
      closing,
      rooms: [customerRoom(customer.id), ...streamIds.map(liveRoom)],
      after: last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : null,
      async checkAccess() {
        await requireCustomer(c.req.raw)
        await recordPresence()
      },
      isLastEvent: ({ type, data }) =>
        type === 'kicked' && streamIds.includes((data as { live_stream_id: number }).live_stream_id),
      onOpen(end) {
        const forget = openStreams.add(customer.id, end)
        return () => {
          forget()
          void Promise.all(streamIds.map((id) => removeViewer(db, id, customer.id))).catch(() => {})
        }
      },
    })
  })

  routes.post('/events/live/:id{\\d{1,9}}/lines/', async (c) => {
    const customer = await requireCustomer(c.req.raw)
    const message = chatMessage.safeParse(await readBody(c.req.raw))
    if (!message.success) throw invalidFields({ text: 'Write a message.' })
    const wait = await retryAfterSeconds(`live chat of customer:${customer.id}`, clock.now())
    if (wait > 0) throw throttled(wait, `That was too fast. Try again in ${wait} s.`)
    const streamId = Number(c.req.param('id'))
    return c.json(
      await postChatMessage(db, clock.now(), ports.events, { customer, streamId, text: message.data.text }),
      201,
    )
  })
  return routes
}

/**
 * Callbacks of the provider that carries live streams: a stream has ended, or somebody joined or left it. A callback
 * without a valid signature has no effect.
 */
export function createLiveCallbacks({ db, clock, ports }: AppContext): Hono {
  const routes = new Hono()
  routes.post('/callbacks/live', bodyLimit({ maxSize: MAX_CALLBACK_BYTES }), async (c) => {
    const report = await ports.live.readCallback(await c.req.text(), c.req.header('authorization') ?? '')
    const streamId = report && streamOf(report.channel)
    if (report === null || streamId === null) return c.json({ ok: true })
    if (report.what !== 'ended')
      await recordHost(db, clock.now(), { streamId, customerId: report.customerId, isGone: report.what === 'gone' })
    else if (await endLiveStream(db, clock.now(), { id: streamId }))
      await ports.events.publish(liveRoom(streamId), 'status', { status: 'ended' })
    return c.json({ ok: true })
  })
  return routes
}

/** Media of embedded live streams: `whip` and `whep` for a real sender, HLS for the recording of a scripted astrologer. */
export function createLiveMediaRoutes({ db, clock, settings, media }: AppContext): Hono {
  const routes = new Hono()
  let clip: Promise<ReturnType<typeof loopedClip>> | null = null

  async function readPass(token: string) {
    const admitted = await readToken(settings, token, clock.now())
    if (!admitted) throw new DomainError('pass_not_valid', 'This pass has run out. Ask for another.')
    const { stream } = await getJoinableLiveStream(db, admitted.customerId, admitted.streamId)
    return { ...admitted, stream }
  }

  for (const protocol of ['whip', 'whep'] as const)
    routes.post(`/:token/${protocol}`, bodyLimit({ maxSize: MAX_OFFER_BYTES }), async (c) => {
      const { streamId, customerId, isHost } = await readPass(c.req.param('token'))
      if (!media) throw new DomainError('no_media', 'This server carries recordings only.')
      if (protocol === 'whip' && !isHost) throw new DomainError('permission_denied', 'Only the astrologer may send.')
      const offer = await c.req.text()
      const answer =
        protocol === 'whip'
          ? await media.publish(channelOf(streamId), offer)
          : await media.watch(channelOf(streamId), String(customerId), offer)
      if (answer === null && protocol === 'whip')
        throw new DomainError('codec_not_offered', 'This browser sends no picture that viewers can play.')
      if (answer === null) throw notFound('This live stream has no sender right now.')
      if (protocol === 'whip') await recordCamera(db, clock.now(), streamId)
      return new Response(answer, { status: 201, headers: { 'content-type': 'application/sdp' } })
    })

  routes.get('/:token/index.m3u8', async (c) => {
    const { stream } = await readPass(c.req.param('token'))
    if (!stream.endsAt || !stream.startedAt) return cameraPlaylist(stream.id)
    return reply((await loadClip()).playlist(stream.startedAt, clock.now()), PLAYLIST, 'no-store')
  })
  routes.get('/:token/:file{camera-\\d{1,12}\\.(?:mp4|m4s)}', async (c) => {
    const { streamId } = await readPass(c.req.param('token'))
    const bytes = media?.segment(channelOf(streamId), c.req.param('file'))
    if (!bytes) throw notFound('This part is not kept any more.')
    return reply(bytes, 'video/mp4', 'private, max-age=60')
  })
  routes.get('/:token/init.mp4', async () => reply((await loadClip()).init, 'video/mp4', 'public, max-age=86400'))
  routes.get('/:token/:part{part-\\d{1,7}\\.m4s}', async (c) => {
    const number = Number(/\d+/.exec(c.req.param('part'))?.[0])
    return reply((await loadClip()).part(number), 'video/iso.segment', 'public, max-age=60')
  })

  const cameraPlaylist = async (streamId: number) => {
    const playlist = await media?.playlist(channelOf(streamId))
    if (!playlist) throw notFound('This live stream has no sender right now, or one whose picture HLS does not carry.')
    return reply(playlist, PLAYLIST, 'no-store')
  }
  const loadClip = () =>
    (clip ??= import('../ports/live-transport/load-clip.ts').then(({ loadClip: load }) => loopedClip(load())))
  return routes
}

const reply = (body: string | Uint8Array<ArrayBuffer>, type: string, cache: string) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': cache } })
