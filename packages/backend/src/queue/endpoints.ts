import { pageReply, readPage } from '../endpoint/page.ts'
import { joinQueue } from './join-queue.ts'
import { leaveQueue } from './leave-queue.ts'
import { listPlaces, openPlaces, tellPlace, type ToldPlace } from './list-queue-entries.ts'
import type { Handlers, Reply } from '../endpoint/handler.ts'

export const queueEndpoints: Handlers<'queue'> = {
  async joinQueue({ body }, { db, now, customer }) {
    const kind = body.order_type === 1 ? 'chat' : 'call'
    const place = await joinQueue(db, now, { customerId: customer.id, astrologerId: body.consultant_id, kind })
    return placeReply(await tellPlace(db, now, place))
  },

  async leaveQueue({ body }, { db, now, customer }) {
    const had = await leaveQueue(db, now, customer.id, body.consultant_id)
    return { detail: had ? 'You are out of the queue.' : 'You were not in this queue.' }
  },

  async listQueue({ query }, { db, now, customer, url }) {
    const page = readPage(query)
    const { total, places } = await listPlaces(db, now, customer.id, page)
    return pageReply(url, page, total, places.map(placeReply))
  },

  async getMyQueueDetails(_, { db, now, customer }) {
    const entries = (await openPlaces(db, now, customer.id)).map(placeReply)
    return { in_queue: entries.length > 0, entries }
  },
}

function placeReply({ place, astrologerName, position, wait }: ToldPlace): Reply<'joinQueue'> {
  return {
    id: place.id,
    consultant: { id: place.astrologerId, name: astrologerName },
    order_type: place.kind === 'chat' ? 1 : 2,
    position,
    estimated_wait_seconds: wait?.likely ?? 0,
    estimated_wait_range: wait && { from_seconds: wait.from, to_seconds: wait.to },
    status: place.status,
    joined_at: place.joinedAt.toISOString(),
  }
}
