import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import {
  anonymiseCustomer,
  customers,
  type Customer,
  consumeVerificationToken,
  formerNumbers,
  signOutDeleted,
} from '../identity/index.ts'
import { failUnopenedPayments } from '../payments/index.ts'
import { DomainError, notFound } from '../errors.ts'
import { deleteAlertsOf } from '../alerts/index.ts'
import { eraseAppData } from '../astrologer-app/index.ts'
import { astrologerOf, lockAstrologer } from '../astrologers/index.ts'
import { deleteAttachmentsOf } from '../consultations/index.ts'
import { anonymiseEnrolments } from '../courses/index.ts'
import { anonymiseQueries, deleteLeadOf } from '../enquiries/index.ts'
import { balancePaise } from '../ledger/index.ts'
import { deletePreferences } from '../preferences/index.ts'
import { deleteUnusedPicture } from '../files/index.ts'
import { leaveAllQueues } from '../queue/index.ts'
import { anonymiseApplicant } from '../registration/index.ts'
import { printPaise, toRupees } from '../money/rupees.ts'
import { deletionBlocks } from './deletion-blocks.ts'

interface DeletionRequest {
  /** Proves that the customer has just verified the phone. */
  verificationToken: string
  /** The wallet balance that the customer agrees to lose. */
  forfeitedPaise: number
}

/** Erases the personal data and keeps the ledger, including the remaining balance, which it answers in paise. */
export const deleteAccount = (
  db: Db,
  now: Date,
  customer: Customer,
  { verificationToken, forfeitedPaise }: DeletionRequest,
): Promise<number> =>
  deleteVerified(db, now, { customer, forfeitedPaise }, async (tx) => {
    if (!(await consumeVerificationToken(tx, now, customer.phone, verificationToken)))
      throw new DomainError('verification_required', 'Verify your phone number with an OTP first.')
  })

/** The same for a customer who wrote to staff and cannot sign in. Staff have made sure who it is. */
export async function deleteAccountByStaff(
  db: Db,
  now: Date,
  { customerId, forfeitedPaise }: { customerId: number; forfeitedPaise: number },
): Promise<number> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  if (!customer || customer.deletedAt !== null) throw notFound('There is no such customer.')
  return deleteVerified(db, now, { customer, forfeitedPaise }, async () => {})
}

async function deleteVerified(
  db: Db,
  now: Date,
  { customer, forfeitedPaise }: { customer: Customer; forfeitedPaise: number },
  verify: (tx: Db) => Promise<void>,
): Promise<number> {
  return db.transaction(async (tx) => {
    // This lock makes a second deletion, and requests that start a consultation or a payment, wait.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customer.id)).for('update')
    const astrologerId = await astrologerOf(tx, customer.id)
    // The same for requests to the astrologer whose account it is.
    if (astrologerId !== null) await lockAstrologer(tx, astrologerId)
    await failUnopenedPayments(tx, now, customer.id)
    const reason = await reasonNotToDelete(tx, customer.id)
    if (reason !== null) throw new DomainError('account_in_use', reason)
    const remainingPaise = await balancePaise(tx, customer.id)
    if (remainingPaise !== forfeitedPaise && remainingPaise > 0) throw balanceLeft(remainingPaise)
    await verify(tx)
    await signOutDeleted(tx, now, customer.id)
    await erase(tx, now, customer)
    return remainingPaise
  })
}

/** The request must contain the exact balance, so that the customer has seen how much is lost. */
const balanceLeft = (paise: number) =>
  new DomainError(
    'balance_left',
    `Your wallet has ${printPaise(paise)}, which you lose if you delete your account. Spend it first, or confirm that you give it up.`,
    { balance: toRupees(paise) },
  )

async function reasonNotToDelete(db: Db, customerId: number): Promise<string | null> {
  const [block] = await deletionBlocks(db, customerId)
  if (block === undefined) return null
  return block === 'consultation'
    ? 'End your consultation first, then delete the account.'
    : 'A payment is still pending. Try again when it is complete.'
}

/** The ledger refers to the account by its id only, so it contains no personal data. */
async function erase(db: Db, now: Date, { id: customerId, phone, avatar }: Customer): Promise<void> {
  const former = await db.select().from(formerNumbers).where(eq(formerNumbers.customerId, customerId))
  await anonymiseCustomer(db, now, customerId)
  await deletePreferences(db, customerId)
  await leaveAllQueues(db, customerId)
  await deleteAlertsOf(db, customerId)
  await eraseAppData(db, customerId)
  await anonymiseQueries(db, customerId)
  await deleteLeadOf(db, phone)
  await anonymiseEnrolments(db, customerId)
  await anonymiseApplicant(db, now, { id: customerId, phone, formerNumbers: former })
  await deleteUnusedPicture(db, avatar)
  await deleteAttachmentsOf(db, customerId)
}
