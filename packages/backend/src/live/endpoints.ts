import { showDrawingUrl } from '../drawings/drawing.ts'
import { notFound } from '../errors.ts'
import { pageReply, readPage } from '../endpoint/page.ts'
import { customerRoom, liveRoom } from '../ports/event-bus.ts'
import { channelOf } from '../ports/live-transport.ts'
import { admit } from './admit.ts'
import { ownShow, setBlocked, setShowStatus } from './host-live-stream.ts'
import { findShow, listShows, statusOf, type Show } from './list-live-streams.ts'
import type { Handlers, Reply } from '../endpoint/handler.ts'

export const liveEndpoints: Handlers<'live'> = {
  async listLiveStreams({ query }, { db, customer, url }) {
    const page = readPage(query)
    const { total, shows } = await listShows(db, customer?.id ?? null, { ...page, status: query.status })
    return pageReply(url, page, total, shows.map(showReply))
  },

  async getLiveStream({ path }, { db, customer }) {
    const show = await findShow(db, customer?.id ?? null, path.id)
    if (!show) throw notFound('There is no such live stream.')
    return showReply(show)
  },

  async getLiveStreamToken({ path }, { db, now, customer, ports }) {
    const { token, channel, expiresAt, transport, url } = await admit(db, now, ports.live, customer, path.id)
    return { token, channel, uid: customer.id, expires_at: expiresAt.toISOString(), transport, url }
  },

  async updateLiveStreamStatus({ path, body }, { db, now, customer, ports }) {
    const stream = await ownShow(db, customer.id, path.id)
    await setShowStatus(db, now, stream, body.status)
    if (body.status === 'ended') await ports.live.end(channelOf(path.id))
    await ports.events.publish(liveRoom(path.id), 'status', { status: body.status })
    const show = await findShow(db, customer.id, path.id)
    if (!show) throw notFound('There is no such live stream.')
    return showReply(show)
  },

  async blockLiveStreamUser({ path, body }, { db, now, customer, ports }) {
    const { id } = await ownShow(db, customer.id, path.id)
    const [customerId, isBlocked] = [body.user_id, body.is_blocked]
    await setBlocked(db, now, { streamId: id, customerId, isBlocked })
    if (isBlocked) {
      await ports.events.publish(customerRoom(customerId), 'kicked', { live_stream_id: id })
      await ports.live.remove(channelOf(id), customerId)
    }
    return { live_stream_id: id, user_id: customerId, is_blocked: isBlocked }
  },
}

function showReply({ stream, astrologerName, queueLength, isBlocked }: Show): Reply<'getLiveStream'> {
  const { id, title, astrologerId, scheduledAt, startedAt, endedAt, viewerCount } = stream
  return {
    id,
    title,
    consultant: { id: astrologerId, name: astrologerName },
    // Our own choice: no picture of a person is made up. A drawing stands behind the show.
    thumbnail: showDrawingUrl(id),
    status: statusOf(stream),
    viewer_count: viewerCount,
    // No call of the platform likes a stream.
    like_count: 0,
    scheduled_at: scheduledAt?.toISOString() ?? null,
    started_at: startedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
    queue_length: queueLength,
    is_blocked: isBlocked,
  }
}
