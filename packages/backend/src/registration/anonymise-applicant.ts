import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { applicationFiles, applications } from './tables.ts'
import { retireAstrologerOf } from '../astrologers/index.ts'

interface Applicant {
  id: number
  phone: string
  /** Earlier numbers of the account. Another person may have applied with one of them after the change. */
  formerNumbers: readonly { phone: string; changedAt: Date }[]
}

/**
 * When an account is deleted, takes its astrologer offline for good and deletes the answers and files of its applications.
 * An undecided application is rejected, because its applicant is gone.
 */
export async function anonymiseApplicant(db: Db, now: Date, applicant: Applicant): Promise<void> {
  const { id: customerId, phone, formerNumbers } = applicant
  await retireAstrologerOf(db, now, customerId)
  const isOwn = or(
    eq(applications.phone, phone),
    ...formerNumbers.map((former) =>
      and(eq(applications.phone, former.phone), lte(applications.createdAt, former.changedAt)),
    ),
  )
  await db
    .update(applications)
    .set({ status: 'rejected', decidedAt: now, reason: 'The account was deleted.' })
    .where(and(isOwn, isNull(applications.decidedAt)))
  const erased = await db
    .update(applications)
    .set({ phone: sql`'deleted:' || ${applications.id}`, answers: {} })
    .where(isOwn)
    .returning({ id: applications.id })
  for (const { id } of erased) await db.delete(applicationFiles).where(eq(applicationFiles.applicationId, id))
}
