import { liveStreamDrawingUrl } from '../drawings/render-drawing.ts'
import { notFound } from '../errors.ts'
import { pageReply, readPage } from '../endpoint/page.ts'
import { customerRoom, liveRoom } from '../ports/event-bus.ts'
import { channelOf } from '../ports/live-transport.ts'
import { announcedTime, cancelLiveStream } from './announced-live-streams.ts'
import { createLivePass } from './live-pass.ts'
import { ownLiveStream, setBlocked, setLiveStreamStatus } from './host-live-stream.ts'
import { findLiveStream, listLiveStreams, statusOf, type LiveStreamDetails } from './list-live-streams.ts'
import {
  listBlocked,
  listViewers,
  listWaiting,
  openLiveStream,
  prepareLiveStream,
  requireAstrologer,
} from './studio.ts'
import type { LiveStream } from './tables.ts'
import type { Handlers, Reply } from '../endpoint/handler.ts'

export const liveEndpoints: Handlers<'live'> = {
  async listLiveStreams({ query }, { db, customer, url }) {
    const page = readPage(query)
    const { total, streams } = await listLiveStreams(db, customer?.id ?? null, { ...page, status: query.status })
    return pageReply(url, page, total, streams.map(liveStreamReply))
  },

  async getLiveStream({ path }, { db, customer }) {
    const details = await findLiveStream(db, customer?.id ?? null, path.id)
    if (!details) throw notFound('Live stream not found.')
    return liveStreamReply(details)
  },

  async getLiveStreamToken({ path }, { db, now, customer, ports }) {
    const { token, channel, expiresAt, transport, url, source } = await createLivePass(db, now, ports.live, {
      customer,
      streamId: path.id,
    })
    return { token, channel, uid: customer.id, expires_at: expiresAt.toISOString(), transport, url, source }
  },

  async updateLiveStreamStatus({ path, body }, { db, now, customer, ports }) {
    const stream = await ownLiveStream(db, customer.id, path.id)
    await setLiveStreamStatus(db, now, stream, body.status)
    if (body.status === 'ended') await ports.live.end(channelOf(path.id))
    await ports.events.publish(liveRoom(path.id), 'status', { status: body.status })
    const details = await findLiveStream(db, customer.id, path.id)
    if (!details) throw notFound('Live stream not found.')
    return liveStreamReply(details)
  },

  async blockLiveStreamUser({ path, body }, { db, now, customer, ports }) {
    const { id } = await ownLiveStream(db, customer.id, path.id)
    const [customerId, isBlocked] = [body.user_id, body.is_blocked]
    await setBlocked(db, now, { streamId: id, customerId, isBlocked })
    if (isBlocked) {
      await ports.events.publish(customerRoom(customerId), 'kicked', { live_stream_id: id })
      await ports.live.remove(channelOf(id), customerId)
    }
    return { live_stream_id: id, user_id: customerId, is_blocked: isBlocked }
  },

  async getStudio(_, { db, customer }) {
    const consultant = await requireAstrologer(db, customer.id)
    const stream = await openLiveStream(db, consultant.id)
    const people = (list: readonly { id: number; name: string }[]) =>
      list.map(({ id, name }) => ({ user_id: id, name }))
    const waiting = await listWaiting(db, consultant.id)
    return {
      consultant,
      stream: stream && studioStreamReply(stream),
      viewers: stream ? people(await listViewers(db, stream.id)) : [],
      blocked: stream ? people(await listBlocked(db, stream.id)) : [],
      queue: waiting.map(({ id, name, kind }) => ({ id, name, order_type: kind === 'chat' ? 1 : 2 })),
    }
  },

  async prepareLiveStream({ body: { title, scheduled_at: at } }, { db, now, customer }) {
    const { id } = await requireAstrologer(db, customer.id)
    const scheduledAt = typeof at === 'string' ? announcedTime(now, at) : at
    return studioStreamReply(await prepareLiveStream(db, id, { title, scheduledAt }))
  },

  async cancelLiveStream({ body: { live_stream_id: streamId } }, { db, now, customer, ports }) {
    const { id } = await requireAstrologer(db, customer.id)
    if (await cancelLiveStream(db, now, id, streamId))
      await ports.events.publish(liveRoom(streamId), 'status', { status: 'ended' })
    return { live_stream_id: streamId }
  },
}

const studioStreamReply = (stream: LiveStream): Reply<'prepareLiveStream'> => ({
  id: stream.id,
  title: stream.title,
  status: stream.startedAt ? 'live' : 'scheduled',
  is_paused: stream.pausedAt !== null,
  viewer_count: stream.viewerCount,
  scheduled_at: stream.scheduledAt?.toISOString() ?? null,
  started_at: stream.startedAt?.toISOString() ?? null,
})

function liveStreamReply({
  stream,
  astrologerName,
  queueLength,
  isBlocked,
}: LiveStreamDetails): Reply<'getLiveStream'> {
  const { id, title, astrologerId, scheduledAt, startedAt, endedAt, viewerCount } = stream
  return {
    id,
    title,
    consultant: { id: astrologerId, name: astrologerName },
    // Our own choice: a drawing instead of an invented picture of a person.
    thumbnail: liveStreamDrawingUrl(id),
    status: statusOf(stream),
    viewer_count: viewerCount,
    // The contract has no endpoint that likes a live stream.
    like_count: 0,
    scheduled_at: scheduledAt?.toISOString() ?? null,
    started_at: startedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
    queue_length: queueLength,
    is_blocked: isBlocked,
    is_paused: stream.pausedAt !== null,
  }
}
