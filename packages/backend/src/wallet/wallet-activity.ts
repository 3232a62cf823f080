import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Reply } from '../endpoint/handler.ts'
import type { Db } from '../database/db.ts'
import { consultations } from '../consultations/index.ts'
import { journals, postings, customerAccount } from '../ledger/index.ts'
import { payments, refunds, type Payment, type Refund } from '../payments/index.ts'
import { toRupees } from '../money/rupees.ts'

type Activity = NonNullable<Reply<'getRechargeDetails'>['activity']>[number]

/**
 * The transactions of a wallet, newest first: one entry per recharge, consultation or tip, one per refund, and one per
 * pending or failed recharge. `before` is the time of the last entry on the previous page.
 */
export async function walletActivity(
  db: Db,
  customerId: number,
  { limit, before }: { limit: number; before: Date },
): Promise<Activity[]> {
  const [posted, uncredited] = [
    await postedActivity(db, customerId, limit, before),
    await uncreditedRecharges(db, customerId, limit, before),
  ]
  return [...posted, ...uncredited].sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, limit)
}

async function postedActivity(db: Db, customerId: number, limit: number, before: Date): Promise<Activity[]> {
  const latest = sql`max(${journals.createdAt})`
  const rows = await db
    .select({
      subject: journals.subject,
      kind: journals.kind,
      title: sql<string>`max(${journals.title})`,
      amountPaise: sql`sum(${postings.amountPaise})`.mapWith(Number),
      balancePaise: sql`(array_agg(${postings.balanceAfterPaise} order by ${postings.id} desc))[1]`.mapWith(Number),
      at: latest.mapWith(journals.createdAt),
    })
    .from(postings)
    .innerJoin(journals, eq(journals.id, postings.journalId))
    .where(eq(postings.accountId, customerAccount(customerId)))
    .groupBy(journals.subject, journals.kind)
    .having(sql`${latest} < ${before.toISOString()}`)
    // At equal times the last posting comes first, so that the balances are consecutive.
    .orderBy(desc(latest), desc(sql`max(${postings.id})`))
    .limit(limit)
  const reasons = await refundReasons(
    db,
    rows.filter(({ kind }) => kind === 'refund').map(({ subject }) => consultationIdOf(subject)),
  )
  return rows.map(({ subject, kind, title, amountPaise, balancePaise, at }) => ({
    ...(kind === 'refund' && consultationIdOf(subject) !== null
      ? { id: `refund:${subject}`, title: `Refund: ${title}`, reason: reasons.get(consultationIdOf(subject)) }
      : { id: subject, title }),
    kind: kindOf(kind),
    amount: toRupees(amountPaise),
    balance: toRupees(balancePaise),
    status: 'success',
    txn_id: idIn(subject, 'recharge') ?? idIn(subject, 'refund'),
    consultation_id: consultationIdOf(subject),
    created_at: at.toISOString(),
  }))
}

/** The refund reasons by consultation id. */
async function refundReasons(db: Db, ids: readonly (number | null)[]) {
  const consultationIds = ids.filter((id) => id !== null)
  if (consultationIds.length === 0) return new Map<number | null, string>()
  const rows = await db
    .select({ id: consultations.id, reason: consultations.refundReason })
    .from(consultations)
    .where(inArray(consultations.id, consultationIds))
  return new Map<number | null, string>(rows.map(({ id, reason }) => [id, reason ?? '']))
}

async function uncreditedRecharges(db: Db, customerId: number, limit: number, before: Date): Promise<Activity[]> {
  const rows = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.txnId, payments.txnId))
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.kind, 'recharge'),
        inArray(payments.status, ['pending', 'failed', 'refunded']),
        isNull(payments.receiptNumber),
        lt(payments.createdAt, before),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(limit)
  return rows.map(({ payment: { txnId, status, amountPaise, bonusPaise, message, createdAt }, refund }) => ({
    id: `recharge:${txnId}`,
    kind: 'recharge',
    title: TITLES[status] ?? failedTitle(refund),
    amount: toRupees(amountPaise + bonusPaise),
    balance: null,
    status,
    txn_id: txnId,
    consultation_id: null,
    ...(refund && message !== null && { reason: message }),
    created_at: createdAt.toISOString(),
  }))
}

const TITLES: Partial<Record<Payment['status'], string>> = {
  pending: 'Payment pending',
  refunded: 'Payment refunded',
}

function failedTitle(refund: Refund | null): string {
  if (!refund) return 'Payment failed'
  return refund.refusedAt ? 'Refund delayed' : 'Refund on its way'
}

const KINDS: readonly string[] = ['recharge', 'consultation', 'tip', 'refund'] satisfies Activity['kind'][]

const kindOf = (kind: string): Activity['kind'] => (KINDS.includes(kind) ? (kind as Activity['kind']) : 'other')

const consultationIdOf = (subject: string): number | null => Number(idIn(subject, 'consultation')) || null

/** `recharge:TP1` contains the id TP1 of a recharge, `refund:TP1` the id of a refunded recharge. */
const idIn = (subject: string, prefix: string): string | null =>
  subject.startsWith(`${prefix}:`) ? (subject.split(':')[1] ?? null) : null
