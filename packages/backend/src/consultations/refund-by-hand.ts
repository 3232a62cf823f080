import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import type { Consultation } from './tables.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import { printPaise } from '../money/rupees.ts'
import { giveBack } from './post-refund.ts'
import { moveMoney } from './maximum.ts'
import { withSettled } from './close-due.ts'

/**
 * A person gives back a part or the whole of what is still kept. `seenPaise`: what had come back already when they
 * decided it, so that a form sent twice gives once, and two people do not give twice.
 */
export function refundByHand(
  db: Db,
  now: Date,
  id: number,
  { paise, reason, seenPaise }: { paise: number; reason: string; seenPaise: number },
): Promise<Consultation> {
  return withSettled(db, now, id, async (tx, consultation) => {
    if (!consultation) throw notFound('There is no such consultation.')
    if (!consultation.endedAt) throw new DomainError('consultation_open', 'It still runs. End it first.')
    const { chargedPaise, refundedPaise } = consultation
    if (paise <= 0) throw invalidFields({ amount: 'Give back at least a paisa.' })
    if (refundedPaise === seenPaise + paise) return consultation
    if (refundedPaise !== seenPaise)
      throw new DomainError('refund_changed', `Meanwhile ${printPaise(refundedPaise)} of it came back. Look again.`)
    const most = chargedPaise - refundedPaise
    if (paise > most)
      throw invalidFields({ amount: most > 0 ? `Give back at most ${printPaise(most)}.` : 'Nothing of it is kept.' })
    const [gone] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, consultation.customerId), isNotNull(customers.deletedAt)))
    if (gone) throw new DomainError('account_deleted', 'The account is deleted: nobody would get it.')
    const given = { as: `desk:${refundedPaise}`, paise, reason }
    return moveMoney(tx, now, consultation.customerId, () => giveBack(tx, consultation, now, given))
  })
}
