import { lockAstrologer } from '../astrologers/index.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { queueEntries, type QueueEntry } from './tables.ts'
import { DomainError, notFound } from '../errors.ts'
import { isPastHours } from './off-duty.ts'
import { checkBalance, type ConsultationKind, hasOpenConsultation } from '../consultations/index.ts'
import { lockAccount } from '../identity/index.ts'
import { lineOf } from './queue-entries.ts'
import { offerTo } from './offer.ts'

/** Takes the last place in line, or keeps the one the customer has. Who finds the astrologer free is offered them at once. */
export function joinQueue(
  db: Db,
  now: Date,
  asked: { customerId: number; astrologerId: number; kind: ConsultationKind },
): Promise<QueueEntry> {
  const { customerId, astrologerId, kind } = asked
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId)
    const astrologer = await lockAstrologer(tx, astrologerId)
    if (!astrologer) throw notFound('There is no such astrologer.')
    const { name, availability } = astrologer
    const own = (await lineOf(tx, astrologerId)).find((place) => place.customerId === customerId)
    if (availability === 'offline') throw new DomainError('astrologer_offline', `${name} is offline right now.`)
    if (!own && (await isPastHours(tx, now, astrologerId)))
      throw new DomainError('astrologer_offline', `${name} ends the day with those who wait already.`)
    if (!(kind === 'chat' ? astrologer.takesChats : astrologer.takesCalls))
      throw new DomainError('kind_not_taken', `${name} does not take ${kind}s.`)
    if (await hasOpenConsultation(tx, { customerId, astrologerId }))
      throw new DomainError('consultation_open', `You already have a consultation with ${name}.`)
    await checkBalance(tx, customerId, astrologer)

    const [place] = own
      ? await tx.update(queueEntries).set({ kind }).where(eq(queueEntries.id, own.id)).returning()
      : await tx
          .insert(queueEntries)
          .values({ ...asked, joinedAt: now })
          .returning()
    if (!place) throw new Error('A place in line was not stored.')
    if (availability !== 'online') return place
    const called = await offerTo(tx, now, astrologerId)
    return called?.id === place.id ? called : place
  })
}
