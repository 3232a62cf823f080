import { astrologerOf, lockAstrologer } from '../astrologers/index.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { queueEntries, type QueueEntry } from './tables.ts'
import { DomainError, notFound } from '../errors.ts'
import { isPastWorkingHours } from './end-duty.ts'
import { checkBalance, type ConsultationKind, hasOpenConsultation } from '../consultations/index.ts'
import { lockAccount } from '../identity/index.ts'
import { openEntriesOf } from './queue-entries.ts'
import { offerNextEntry } from './offer.ts'
import { requireNotDeclined } from './answer-waiting.ts'

/** Adds the customer to the queue, or keeps their entry. A free astrologer is offered at once. */
export function joinQueue(
  db: Db,
  now: Date,
  request: { customerId: number; astrologerId: number; kind: ConsultationKind },
): Promise<QueueEntry> {
  const { customerId, astrologerId, kind } = request
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId)
    const astrologer = await lockAstrologer(tx, astrologerId)
    if (!astrologer) throw notFound('Astrologer not found.')
    if ((await astrologerOf(tx, customerId)) === astrologerId)
      throw new DomainError('permission_denied', 'You cannot wait for yourself.')
    const { name, availability } = astrologer
    const own = (await openEntriesOf(tx, astrologerId)).find((entry) => entry.customerId === customerId)
    if (availability === 'offline' || astrologer.suspendedAt !== null)
      throw new DomainError('astrologer_offline', `${name} is offline right now.`)
    if (!own && (await isPastWorkingHours(tx, now, astrologerId)))
      throw new DomainError('astrologer_offline', `The waiting list of ${name} is closed for today.`)
    if (!(kind === 'chat' ? astrologer.takesChats : astrologer.takesCalls))
      throw new DomainError('kind_not_taken', `${name} does not take ${kind}s.`)
    if (await hasOpenConsultation(tx, { customerId, astrologerId }))
      throw new DomainError('consultation_open', `You already have a consultation with ${name}.`)
    await requireNotDeclined(tx, now, { customerId, astrologerId, name })
    await checkBalance(tx, customerId, astrologer)

    const [entry] = own
      ? await tx.update(queueEntries).set({ kind }).where(eq(queueEntries.id, own.id)).returning()
      : await tx
          .insert(queueEntries)
          .values({ ...request, joinedAt: now })
          .returning()
    if (!entry) throw new Error('The insert returned no queue entry.')
    if (availability !== 'online') return entry
    const called = await offerNextEntry(tx, now, astrologerId)
    return called?.id === entry.id ? called : entry
  })
}
