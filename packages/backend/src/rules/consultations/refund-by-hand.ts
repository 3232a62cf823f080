import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { customers, type Consultation } from '../../database/schema/index.ts'
import { notFound, refuse, refuseFields } from '../../http/problem.ts'
import { printPaise } from '../rupees.ts'
import { giveBack } from './give-back.ts'
import { moveMoney } from './maximum.ts'
import { withSettled } from './settle.ts'

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
    if (!consultation.endedAt) throw refuse(409, 'consultation_open', 'It still runs. End it first.')
    const { chargedPaise, refundedPaise } = consultation
    if (paise <= 0) throw refuseFields({ amount: 'Give back at least a paisa.' })
    if (refundedPaise === seenPaise + paise) return consultation
    if (refundedPaise !== seenPaise)
      throw refuse(409, 'refund_changed', `Meanwhile ${printPaise(refundedPaise)} of it came back. Look again.`)
    const most = chargedPaise - refundedPaise
    if (paise > most)
      throw refuseFields({ amount: most > 0 ? `Give back at most ${printPaise(most)}.` : 'Nothing of it is kept.' })
    const [gone] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, consultation.customerId), isNotNull(customers.deletedAt)))
    if (gone) throw refuse(409, 'account_deleted', 'The account is deleted: nobody would get it.')
    const given = { as: `desk:${refundedPaise}`, paise, reason }
    return moveMoney(tx, now, consultation.customerId, () => giveBack(tx, consultation, now, given))
  })
}
