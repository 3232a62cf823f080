import { replaceAstrologerAccount } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { updateCustomer } from '../identity/index.ts'

/** From now on the customer signs in as this astrologer. Earlier connections of both end. */
export async function connectAccount(
  db: Db,
  { customerId, astrologerId }: { customerId: number; astrologerId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await replaceAstrologerAccount(tx, astrologerId, customerId)
    await updateCustomer(tx, customerId, { isConsultant: true })
  })
}
