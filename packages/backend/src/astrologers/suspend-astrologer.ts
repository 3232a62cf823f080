import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, notFound } from '../errors.ts'
import { emit } from '../events.ts'
import { astrologers } from './tables.ts'

/**
 * Takes the astrologer offline at once, closes their queue, and ends their live stream. A running consultation is
 * finished first, and no further one begins.
 */
export async function suspendAstrologer(db: Db, now: Date, id: number, reason: string): Promise<void> {
  // Who is busy until a certain time has no consultation: the queue holds them.
  const isConsulting = sql`${astrologers.availability} = 'busy' and ${astrologers.nextAvailableAt} is null`
  await db.transaction(async (tx) => {
    await change(tx, id, {
      suspendedAt: now,
      suspendedBecause: reason,
      availability: sql`case when ${isConsulting} then 'busy'::availability else 'offline'::availability end`,
      nextAvailableAt: null,
    })
    await emit(tx, 'astrologerSuspended', { astrologerId: id, at: now })
  })
}

/** The astrologer stays offline until they, or staff, set them online. */
export async function endSuspension(db: Db, id: number): Promise<void> {
  await change(db, id, { suspendedAt: null, suspendedBecause: null })
}

/** The message to a suspended astrologer who wants to work. */
export const youAreSuspended = (): DomainError =>
  new DomainError('wrong_status', 'You are suspended. Write to us if you do not know why.')

/** Prices of consultations that run stay as they were agreed. `discountedPaise`: null ends a discount. */
export async function setPrice(
  db: Db,
  id: number,
  { pricePaise, discountedPaise }: { pricePaise: number; discountedPaise: number | null },
): Promise<void> {
  await change(db, id, { pricePerMinutePaise: pricePaise, discountedPricePerMinutePaise: discountedPaise })
}

async function change(db: Db, id: number, set: Parameters<ReturnType<Db['update']>['set']>[0]): Promise<void> {
  const changed = await db.update(astrologers).set(set).where(eq(astrologers.id, id)).returning({ id: astrologers.id })
  if (changed.length === 0) throw notFound('There is no such astrologer.')
}
