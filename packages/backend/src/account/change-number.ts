import { eq } from 'drizzle-orm'
import { astrologerOf, moveAstrologerPhone } from '../astrologers/index.ts'
import { hasOpenConsultation } from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import { moveLead } from '../enquiries/index.ts'
import { DomainError } from '../errors.ts'
import { changePhone, consumeVerificationToken, customers, endOtherSignIns } from '../identity/index.ts'
import { moveApplication } from '../registration/index.ts'

interface NumberChange {
  customerId: number
  /** The session that is kept. */
  signInId: number
  /** E.164 */
  phone: string
  /** Prove that the customer has just entered a code sent to the number of the account, and one sent to the new number. */
  currentToken: string
  newToken: string
}

/**
 * Changes the number with which the customer signs in, and ends all other sessions. Returns how many. Nothing else refers
 * to a customer by their number, so money, orders and consultations stay as they are. `countAttempt` throws when there
 * were too many: a refused attempt counts, a request that comes again after it succeeded does not.
 */
export async function changeNumber(
  db: Db,
  now: Date,
  change: NumberChange,
  countAttempt: (tx: Db) => Promise<void>,
): Promise<number> {
  const outcome = await db.transaction(async (tx) => {
    // Requests that start a consultation wait for this lock.
    const [customer] = await tx.select().from(customers).where(eq(customers.id, change.customerId)).for('update')
    // The reply to an earlier, successful request was lost.
    if (!customer || customer.phone === change.phone) return 0
    await countAttempt(tx)
    try {
      return await tx.transaction((attempt) => moveToNumber(attempt, now, customer.phone, change))
    } catch (refusal) {
      if (refusal instanceof DomainError) return refusal
      throw refusal
    }
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}

async function moveToNumber(tx: Db, now: Date, from: string, change: NumberChange): Promise<number> {
  const { customerId, signInId, phone } = change
  const astrologerId = await astrologerOf(tx, customerId)
  await refuseDuringConsultation(tx, customerId, astrologerId)
  const isProven =
    (await consumeVerificationToken(tx, now, from, change.currentToken)) &&
    (await consumeVerificationToken(tx, now, phone, change.newToken))
  if (!isProven) throw new DomainError('verification_required', 'Verify both numbers with an OTP again.')
  await changePhone(tx, now, { customerId, from, to: phone })
  await moveApplication(tx, { from, to: phone })
  if (astrologerId !== null) await moveAstrologerPhone(tx, astrologerId, { from, to: phone })
  await moveLead(tx, { from, to: phone })
  return endOtherSignIns(tx, now, { customerId, signInId }, 'number')
}

/** A change would interrupt the consultation for the astrologer, and a call uses the number with which it started. */
async function refuseDuringConsultation(tx: Db, customerId: number, astrologerId: number | null): Promise<void> {
  if (
    (await hasOpenConsultation(tx, { customerId })) ||
    (astrologerId !== null && (await hasOpenConsultation(tx, { astrologerId })))
  )
    throw new DomainError('account_in_use', 'End your consultation first, then change your number.')
}
