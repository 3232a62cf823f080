import { eq, or } from 'drizzle-orm'
import { astrologerOf } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { customerNotes, pushSubscriptions, quickReplies } from './tables.ts'

/** Of an account that is deleted: what was noted about the customer, and what they stored as an astrologer. */
export async function eraseAppData(db: Db, customerId: number): Promise<void> {
  const astrologerId = await astrologerOf(db, customerId)
  const isOwn = astrologerId === null ? undefined : eq(customerNotes.astrologerId, astrologerId)
  await db.delete(customerNotes).where(or(eq(customerNotes.customerId, customerId), isOwn))
  if (astrologerId === null) return
  await db.delete(quickReplies).where(eq(quickReplies.astrologerId, astrologerId))
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.astrologerId, astrologerId))
}
