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
  deleteVerified(db, now, { customer, forfeitedPaise, sentences: FOR_CUSTOMER }, async (tx) => {
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
  return deleteVerified(db, now, { customer, forfeitedPaise, sentences: FOR_STAFF }, async () => {})
}

async function deleteVerified(
  db: Db,
  now: Date,
  { customer, forfeitedPaise, sentences }: { customer: Customer; forfeitedPaise: number; sentences: Sentences },
  verify: (tx: Db) => Promise<void>,
): Promise<number> {
  return db.transaction(async (tx) => {
    // This lock makes a second deletion, and requests that start a consultation or a payment, wait.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customer.id)).for('update')
    const astrologerId = await astrologerOf(tx, customer.id)
    // The same for requests to the astrologer whose account it is.
    if (astrologerId !== null) await lockAstrologer(tx, astrologerId)
    await failUnopenedPayments(tx, now, customer.id)
    const [block] = await deletionBlocks(tx, customer.id)
    if (block !== undefined)
      throw new DomainError('account_in_use', block === 'consultation' ? sentences.consultation : PAYMENT_PENDING)
    const remainingPaise = await balancePaise(tx, customer.id)
    if (remainingPaise !== forfeitedPaise && remainingPaise > 0) throw balanceLeft(sentences, remainingPaise)
    await verify(tx)
    await signOutDeleted(tx, now, customer.id)
    await erase(tx, now, customer)
    return remainingPaise
  })
}

/** Why an account is not deleted, to whoever asked. */
interface Sentences {
  consultation: string
  balance(amount: string): string
}

const FOR_CUSTOMER: Sentences = {
  consultation: 'End your consultation first, then delete the account.',
  balance: (amount) =>
    `Your wallet has ${amount}, which you lose if you delete your account. Spend it first, or confirm that you give it up.`,
}

const FOR_STAFF: Sentences = {
  consultation: 'The customer is in a consultation. Delete the account when it is over.',
  balance: (amount) => `The wallet has ${amount} now. Tell the customer, and send it again.`,
}

const PAYMENT_PENDING = 'A payment is still pending. Try again when it is complete.'

/** The request must contain the exact balance, so that whoever asks has seen how much is lost. */
const balanceLeft = (sentences: Sentences, paise: number) =>
  new DomainError('balance_left', sentences.balance(printPaise(paise)), { balance: toRupees(paise) })

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
