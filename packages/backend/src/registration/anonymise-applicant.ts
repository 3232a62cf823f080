import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { applicationFiles, applications } from './tables.ts'
import { retireAstrologerOf } from '../astrologers/index.ts'

/**
 * When an account is deleted, takes its astrologer offline for good and deletes the answers and files of the application.
 * One that is undecided is declined: nobody waits for it.
 */
export async function anonymiseApplicant(
  db: Db,
  now: Date,
  { id: customerId, phone }: { id: number; phone: string },
): Promise<void> {
  await retireAstrologerOf(db, now, customerId)
  await db
    .update(applications)
    .set({ status: 'rejected', decidedAt: now, reason: 'The account was deleted.' })
    .where(and(eq(applications.phone, phone), isNull(applications.decidedAt)))
  const [application] = await db
    .update(applications)
    .set({ phone: `deleted:${customerId}`, answers: {} })
    .where(eq(applications.phone, phone))
    .returning({ id: applications.id })
  if (application) await db.delete(applicationFiles).where(eq(applicationFiles.applicationId, application.id))
}
