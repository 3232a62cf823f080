import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Reply } from '../endpoint/handler.ts'
import type { Db } from '../database/db.ts'
import { consultations } from '../consultations/index.ts'
import { journals, postings, customerAccount } from '../ledger/index.ts'
import { payments, refunds, type Payment, type Refund } from '../payments/index.ts'
import { toRupees } from '../money/rupees.ts'

type Activity = NonNullable<Reply<'getRechargeDetails'>['activity']>[number]

/**
 * What happened in a wallet, newest first: one entry for each recharge, consultation or tip, one for what came back of
 * it, also for payments that are still open or failed. `before` is the time of the last entry already shown.
 */
export async function walletActivity(
  db: Db,
  customerId: number,
  { limit, before }: { limit: number; before: Date },
): Promise<Activity[]> {
  const [moved, unpaid] = [
    await moneyMoved(db, customerId, limit, before),
    await uncreditedRecharges(db, customerId, limit, before),
  ]
  return [...moved, ...unpaid].sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, limit)
}

async function moneyMoved(db: Db, customerId: number, limit: number, before: Date): Promise<Activity[]> {
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
    // Of what happened at one moment, what was posted last is the newest: the balances follow one another.
    .orderBy(desc(latest), desc(sql`max(${postings.id})`))
    .limit(limit)
  const reasons = await refundReasons(
    db,
    rows.filter(({ kind }) => kind === 'refund').map(({ subject }) => consultationIn(subject)),
  )
  return rows.map(({ subject, kind, title, amountPaise, balancePaise, at }) => ({
    ...(kind === 'refund' && consultationIn(subject) !== null
      ? { id: `refund:${subject}`, title: `Given back: ${title}`, reason: reasons.get(consultationIn(subject)) }
      : { id: subject, title }),
    kind: kindOf(kind),
    amount: toRupees(amountPaise),
    balance: toRupees(balancePaise),
    status: 'success',
    txn_id: idIn(subject, 'recharge') ?? idIn(subject, 'refund'),
    consultation_id: consultationIn(subject),
    created_at: at.toISOString(),
  }))
}

/** By consultation, why something of it came back. */
async function refundReasons(db: Db, ids: readonly (number | null)[]) {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map<number | null, string>()
  const rows = await db
    .select({ id: consultations.id, reason: consultations.refundReason })
    .from(consultations)
    .where(inArray(consultations.id, known))
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
    title: TITLES[status] ?? titleOfFailed(refund),
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
  pending: 'Payment being checked',
  refunded: 'Payment went back',
}

function titleOfFailed(refund: Refund | null): string {
  if (!refund) return 'Payment failed'
  return refund.refusedAt ? 'Payment we owe you' : 'Payment goes back'
}

const KINDS: readonly string[] = ['recharge', 'consultation', 'tip', 'refund'] satisfies Activity['kind'][]

const kindOf = (kind: string): Activity['kind'] => (KINDS.includes(kind) ? (kind as Activity['kind']) : 'other')

const consultationIn = (subject: string): number | null => Number(idIn(subject, 'consultation')) || null

/** `recharge:TP1` holds the id TP1 of a recharge, `refund:TP1` that of the recharge that went back. */
const idIn = (subject: string, of: string): string | null =>
  subject.startsWith(`${of}:`) ? (subject.split(':')[1] ?? null) : null
