import type { Db } from '@tarapath/backend/database'
import { seedWalletReviews } from './seed-wallet-reviews.ts'
import { seedCatalogue } from './seed-catalogue.ts'

/** Fills an empty database with the demo data. Running it again changes nothing. */
export async function seed(db: Db, now: Date): Promise<void> {
  await seedCatalogue(db, now)
  await seedWalletReviews(db, now)
}
