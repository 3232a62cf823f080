import { pageReply, readPage } from '../endpoint/page.ts'
import { requireCalls } from '../consultations/index.ts'
import { estimateJoining } from './estimate-wait.ts'
import { joinQueue } from './join-queue.ts'
import { leaveQueue } from './leave-queue.ts'
import { listQueueEntries, listOpenEntries, queueEntryStatus, type QueueEntryStatus } from './list-queue-entries.ts'
import type { WaitRange } from './wait.ts'
import type { Handlers, Reply } from '../endpoint/handler.ts'

export const queueEndpoints: Handlers<'queue'> = {
  async joinQueue({ body }, { db, now, customer, ports }) {
    const kind = body.order_type === 1 ? 'chat' : 'call'
    if (kind === 'call') requireCalls(ports)
    const entry = await joinQueue(db, now, { customerId: customer.id, astrologerId: body.consultant_id, kind })
    return entryReply(await queueEntryStatus(db, now, entry))
  },

  async leaveQueue({ body }, { db, now, customer }) {
    await leaveQueue(db, now, customer.id, body.consultant_id)
    return { detail: 'You left the waiting list.' }
  },

  async listQueue({ query }, { db, now, customer, url }) {
    const page = readPage(query)
    const { total, entries } = await listQueueEntries(db, now, customer.id, page)
    return pageReply(url, page, total, entries.map(entryReply))
  },

  async getMyQueueDetails(_, { db, now, customer }) {
    const entries = (await listOpenEntries(db, now, customer.id)).map(entryReply)
    return { in_queue: entries.length > 0, entries }
  },

  async estimateWait({ query: { consultant_id: id } }, { db, now }) {
    const { ahead, wait, usual } = await estimateJoining(db, now, id)
    return { ahead, range: rangeReply(wait), usual: rangeReply(usual) }
  },
}

const rangeReply = (wait: WaitRange | null) => wait && { from_seconds: wait.from, to_seconds: wait.to }

function entryReply({ entry, astrologerName, isReady, position, wait }: QueueEntryStatus): Reply<'joinQueue'> {
  return {
    id: entry.id,
    consultant: { id: entry.astrologerId, name: astrologerName },
    order_type: entry.kind === 'chat' ? 1 : 2,
    position,
    estimated_wait_seconds: wait?.likely ?? 0,
    estimated_wait_range: rangeReply(wait),
    status: entry.status,
    joined_at: entry.joinedAt.toISOString(),
    ...(entry.offeredUntil && { offered_until: entry.offeredUntil.toISOString() }),
    ...(entry.status === 'waiting' && !isReady && { is_passed_over: true }),
    ...(entry.confirmedAt && { confirmed_at: entry.confirmedAt.toISOString() }),
    ...(entry.declinedAt && { declined_at: entry.declinedAt.toISOString() }),
    ...(entry.missedAt && { missed_at: entry.missedAt.toISOString() }),
  }
}
