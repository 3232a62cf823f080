import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers, type Customer, takeProof, signOutEverywhere } from '../identity/index.ts'
import { payments } from '../payments/index.ts'
import { DomainError } from '../errors.ts'
import { forgetAttachmentsOf, hasOpenConsultation } from '../consultations/index.ts'
import { forgetStudent } from '../courses/index.ts'
import { forgetAsker } from '../enquiries/index.ts'
import { balancePaise } from '../ledger/index.ts'
import { dropPicture } from '../files/index.ts'
import { leaveAllQueues } from '../queue/index.ts'
import { forgetApplicant } from '../registration/index.ts'
import { printPaise, toRupees } from '../money/rupees.ts'

interface Wish {
  /** That the customer holds the phone. */
  proof: string
  /** What the customer knows to be in the wallet and gives up with it. */
  givenUpPaise: number
}

/** Removes the person and keeps the books, where what was left in the wallet stays. Answers how much that was. */
export async function deleteAccount(db: Db, now: Date, customer: Customer, { proof, givenUpPaise }: Wish) {
  return db.transaction(async (tx) => {
    // Of two at once one waits here, and whoever is about to begin a consultation or a payment is waited for.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customer.id)).for('update')
    await dropUnopened(tx, now, customer.id)
    const reason = await reasonToStay(tx, customer.id)
    if (reason !== null) throw new DomainError('account_in_use', reason)
    const leftPaise = await balancePaise(tx, customer.id)
    if (leftPaise !== givenUpPaise && leftPaise > 0) throw balanceLeft(leftPaise)
    if (!(await takeProof(tx, now, customer.phone, proof)))
      throw new DomainError('verification_required', 'Confirm your phone number with a code first.')
    await signOutEverywhere(tx, now, customer.id)
    await erase(tx, now, customer)
    return leftPaise
  })
}

/** Nobody loses money without having read how much: the customer has to name the sum. */
const balanceLeft = (paise: number) =>
  new DomainError(
    'balance_left',
    `${printPaise(paise)} are in your wallet and would be lost with the account. Spend them first, or confirm that you give them up.`,
    { balance: toRupees(paise) },
  )

/** Nobody opens a page for a recharge of an account that is gone; who is opening one at this moment is waited for. */
async function dropUnopened(tx: Db, now: Date, customerId: number): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'failed', message: 'The account was deleted.', completedAt: now })
    .where(and(eq(payments.customerId, customerId), eq(payments.status, 'created')))
}

async function reasonToStay(db: Db, customerId: number): Promise<string | null> {
  if (await hasOpenConsultation(db, { customerId })) return 'End your consultation first, then delete the account.'
  const open = await db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.status, 'pending')))
    .limit(1)
  return open.length > 0 ? 'A payment is still being settled. Try again when it is.' : null
}

/** Postings name only the account's number. */
async function erase(db: Db, now: Date, { id: customerId, phone, avatar }: Customer): Promise<void> {
  await db
    .update(customers)
    .set({
      phone: `deleted:${customerId}`,
      name: '',
      email: null,
      gender: null,
      dateOfBirth: null,
      timeOfBirth: null,
      placeOfBirth: null,
      avatar: null,
      deletedAt: now,
    })
    .where(eq(customers.id, customerId))
  await leaveAllQueues(db, customerId)
  await forgetAsker(db, customerId)
  await forgetStudent(db, customerId)
  await forgetApplicant(db, { id: customerId, phone })
  await dropPicture(db, avatar)
  await forgetAttachmentsOf(db, customerId)
}
