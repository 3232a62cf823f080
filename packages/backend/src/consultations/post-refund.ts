import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, type Consultation } from './tables.ts'
import { journals, postings, customerAccount, post } from '../ledger/index.ts'
import { shareBack } from './prorate-refund.ts'

export interface Refund {
  /** What it is, once for a consultation: `no_reply`. The same never comes back twice. */
  as: string
  paise: number
  /** As the customer reads it. */
  reason: string
}

/** Out of the shares in which it was paid, whatever the shares are today. */
export async function giveBack(
  tx: Db,
  consultation: Consultation,
  now: Date,
  { as, paise, reason }: Refund,
): Promise<Consultation> {
  const { id, customerId } = consultation
  const paid = await paidTo(tx, consultation)
  await post(tx, now, {
    cause: `refund:consultation:${id}:${as}`,
    kind: 'refund',
    subject: `consultation:${id}`,
    title: paid[0]?.title ?? '',
    lines: [
      ...shareBack(paid, paise).map((share) => ({ account: share.account, paise: -share.paise })),
      { account: customerAccount(customerId), paise },
    ],
  })
  const refund = {
    refundedPaise: consultation.refundedPaise + paise,
    refundReason: [consultation.refundReason, reason].filter(Boolean).join(' '),
  }
  await tx.update(consultations).set(refund).where(eq(consultations.id, id))
  return { ...consultation, ...refund }
}

/** What everybody but the customer got for a consultation, less what they gave back. Found through the customer's own postings. */
function paidTo(tx: Db, { id, customerId }: Consultation) {
  const customer = customerAccount(customerId)
  const movements = tx
    .select({ id: journals.id, title: journals.title })
    .from(postings)
    .innerJoin(journals, eq(journals.id, postings.journalId))
    .where(and(eq(postings.accountId, customer), eq(journals.subject, `consultation:${id}`)))
    .as('movements')
  return tx
    .select({
      account: postings.accountId,
      paise: sql`sum(${postings.amountPaise})`.mapWith(Number),
      title: sql<string>`max(${movements.title})`,
    })
    .from(postings)
    .innerJoin(movements, eq(movements.id, postings.journalId))
    .where(ne(postings.accountId, customer))
    .groupBy(postings.accountId)
    .orderBy(postings.accountId)
}
