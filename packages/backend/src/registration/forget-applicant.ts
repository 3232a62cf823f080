import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { applicationFiles, applications } from './tables.ts'
import { astrologerAccounts, astrologerPhones, astrologers } from '../astrologers/index.ts'

/** Who leaves as a customer leaves as an astrologer too: nobody can ask for them any more, and their papers are gone. */
export async function forgetApplicant(db: Db, { id: customerId, phone }: { id: number; phone: string }): Promise<void> {
  const [account] = await db
    .delete(astrologerAccounts)
    .where(eq(astrologerAccounts.customerId, customerId))
    .returning({ astrologerId: astrologerAccounts.astrologerId })
  if (account) {
    const { astrologerId } = account
    await db.delete(astrologerPhones).where(eq(astrologerPhones.astrologerId, astrologerId))
    const gone = { availability: 'offline', nextAvailableAt: null, takesChats: false, takesCalls: false } as const
    await db.update(astrologers).set(gone).where(eq(astrologers.id, astrologerId))
  }
  const [application] = await db
    .update(applications)
    .set({ phone: `deleted:${customerId}`, answers: {} })
    .where(eq(applications.phone, phone))
    .returning({ id: applications.id })
  if (application) await db.delete(applicationFiles).where(eq(applicationFiles.applicationId, application.id))
}
