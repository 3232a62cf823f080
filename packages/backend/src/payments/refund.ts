import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, refunds, type Payment, type Refund } from './tables.ts'
import { DomainError } from '../errors.ts'
import { PLATFORM, post } from '../ledger/index.ts'
import { printPaise } from '../money/rupees.ts'
import { linesOf } from './ledger-lines.ts'

/**
 * Sends a payment back, all of it and once; saying it again changes nothing. What it brought is taken back here: it is
 * owed to the payer until the gateway, which the background asks, has sent it. What it was for is the caller's affair.
 * A recharge that is spent throws InsufficientBalance.
 */
export async function refundPayment(db: Db, now: Date, txnId: string, reason: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.txnId, txnId)).for('update')
    if (payment?.status !== 'success')
      throw new DomainError('nothing_to_refund', 'This payment holds no money that could go back.')
    const takenBack = linesOf(payment).map(({ account, paise }) => ({ account, paise: -paise }))
    await owe(tx, now, payment, { paise: payment.payablePaise, reason, takenBack })
  })
}

/** Sends back money that came in and counted for nothing. */
export const sendBack = (db: Db, now: Date, payment: Payment, paise: number, reason: string): Promise<void> =>
  owe(db, now, payment, { paise, reason, takenBack: [] })

type Debt = { paise: number; reason: string; takenBack: ReturnType<typeof linesOf> }

async function owe(db: Db, now: Date, payment: Payment, { paise, reason, takenBack }: Debt): Promise<void> {
  const { txnId } = payment
  const owed = await db
    .insert(refunds)
    .values({ txnId, amountPaise: paise, reason, nextCheckAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ txnId: refunds.txnId })
  if (owed.length === 0) return
  await db
    .update(payments)
    .set({ message: refundSentence({ reason, amountPaise: paise }, 'goes') })
    .where(eq(payments.txnId, txnId))
  await post(db, now, {
    cause: `refund:${txnId}`,
    kind: 'refund',
    title: 'Money sent back',
    lines: [...takenBack, { account: PLATFORM.gateway, paise: -paise }, { account: PLATFORM.refunds, paise }],
  })
}

export async function refundOf(db: Db, txnId: string): Promise<Refund | null> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.txnId, txnId))
  return refund ?? null
}

/** For whoever paid: what becomes of money that we owe. */
export const refundSentence = (
  { reason, amountPaise }: Pick<Refund, 'reason' | 'amountPaise'>,
  becomes: keyof typeof SENTENCES,
): string => `${reason} ${printPaise(amountPaise)} ${SENTENCES[becomes]}`

const SENTENCES = {
  goes: 'goes back to where it came from.',
  went: 'went back to where it came from.',
  refused: 'could not go back the way it came. We owe it to you, and will contact you to pay it another way.',
  byHand: 'was paid back to you another way.',
}
