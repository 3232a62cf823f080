import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { applicationFiles, applications } from './tables.ts'
import { astrologerAccounts, astrologerPhones, astrologers } from '../astrologers/index.ts'

/** When an account is deleted, takes its astrologer offline for good and deletes the answers and files of the application. */
export async function anonymiseApplicant(
  db: Db,
  { id: customerId, phone }: { id: number; phone: string },
): Promise<void> {
  const [account] = await db
    .delete(astrologerAccounts)
    .where(eq(astrologerAccounts.customerId, customerId))
    .returning({ astrologerId: astrologerAccounts.astrologerId })
  if (account) {
    const { astrologerId } = account
    await db.delete(astrologerPhones).where(eq(astrologerPhones.astrologerId, astrologerId))
    const unavailable = {
      availability: 'offline',
      nextAvailableAt: null,
      takesChats: false,
      takesCalls: false,
    } as const
    await db.update(astrologers).set(unavailable).where(eq(astrologers.id, astrologerId))
  }
  const [application] = await db
    .update(applications)
    .set({ phone: `deleted:${customerId}`, answers: {} })
    .where(eq(applications.phone, phone))
    .returning({ id: applications.id })
  if (application) await db.delete(applicationFiles).where(eq(applicationFiles.applicationId, application.id))
}
