import { eq } from 'drizzle-orm'
import { astrologerAccounts } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'

/** From now on the customer signs in as this astrologer. Earlier connections of both end. */
export async function connectAccount(
  db: Db,
  { customerId, astrologerId }: { customerId: number; astrologerId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(astrologerAccounts).where(eq(astrologerAccounts.astrologerId, astrologerId))
    await tx.delete(astrologerAccounts).where(eq(astrologerAccounts.customerId, customerId))
    await tx.insert(astrologerAccounts).values({ customerId, astrologerId })
    await tx.update(customers).set({ isConsultant: true }).where(eq(customers.id, customerId))
  })
}
