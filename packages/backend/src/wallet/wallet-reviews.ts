import { count, desc } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { walletReviews } from './tables.ts'
import type { Page } from '../endpoint/page.ts'

export async function listReviews(db: Db, { limit, offset }: Page) {
  const rows = await db
    .select()
    .from(walletReviews)
    .orderBy(desc(walletReviews.createdAt), desc(walletReviews.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ count: count() }).from(walletReviews)
  return { rows, count: all?.count ?? 0 }
}
