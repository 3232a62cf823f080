import { sql } from 'drizzle-orm'
import { astrologers } from '@tarapath/backend/astrologers'
import type { Db } from '@tarapath/backend/database'
import { coupons } from '@tarapath/backend/payments'
import { fillReferenceData } from '@tarapath/reference-data'
import { demoCoupons } from './demo-coupons.ts'
import { seedAstrologers } from './seed-astrologers.ts'
import { seedContent } from './seed-content.ts'
import { seedCourses } from './seed-courses.ts'
import { seedLive } from './seed-live.ts'
import { seedStore } from './seed-store.ts'

/** An arbitrary number that no other advisory lock uses. */
const SEED_LOCK = 7_204_115

/** Fills an empty catalogue, with times relative to `now`. A catalogue with astrologers is not changed. */
export async function seedCatalogue(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await tx.select({ id: astrologers.id }).from(astrologers).limit(1)).length > 0) return
    await fillReferenceData(tx)
    await seedAstrologers(tx, now)
    await seedContent(tx)
    await seedCourses(tx, now)
    await seedStore(tx, now)
    await seedLive(tx, now)
    await tx.insert(coupons).values(demoCoupons(now))
  })
}
