import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, type Consultation } from './tables.ts'
import { journals, postings, customerAccount, post } from '../ledger/index.ts'
import { prorateRefund } from './refund-prorate.ts'

export interface Refund {
  /** Why, as a code such as `no_reply`. A consultation is refunded once for each code. */
  code: string
  paise: number
  /** Why, as the customer reads it. */
  reason: string
}

/** Posts a refund to the wallet, out of the accounts that received the charge. */
export async function postRefund(
  tx: Db,
  consultation: Consultation,
  now: Date,
  { code, paise, reason }: Refund,
): Promise<Consultation> {
  const { id, customerId } = consultation
  const received = await receivedByAccount(tx, consultation)
  await post(tx, now, {
    cause: `refund:consultation:${id}:${code}`,
    kind: 'refund',
    subject: `consultation:${id}`,
    title: received[0]?.title ?? '',
    lines: [
      ...prorateRefund(received, paise).map((share) => ({ account: share.account, paise: -share.paise })),
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

/** What each account except the customer's received for a consultation, less earlier refunds. */
function receivedByAccount(tx: Db, { id, customerId }: Consultation) {
  const customer = customerAccount(customerId)
  // Found through the customer's own postings, which have an index.
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
