import { asc, eq, max } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { slugOf } from './slug-of.ts'
import { astrologerReviews, astrologers } from './tables.ts'

/** Our own choice: a sitemap may have 50,000 addresses; a tenth stays small enough for one statement. */
const PAGE_SIZE = 5000

/** Every profile with the time of its last review, which is the only part of it that has a time. */
export async function listProfileChanges(db: Db, page: number) {
  const rows = await db
    .select({ id: astrologers.id, name: astrologers.name, reviewedAt: max(astrologerReviews.createdAt) })
    .from(astrologers)
    .leftJoin(astrologerReviews, eq(astrologerReviews.astrologerId, astrologers.id))
    .groupBy(astrologers.id)
    .orderBy(asc(astrologers.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return {
    pages: Math.max(1, Math.ceil((await db.$count(astrologers)) / PAGE_SIZE)),
    results: rows.map(({ reviewedAt, ...row }) => ({
      slug: slugOf(row),
      reviewed_at: reviewedAt?.toISOString() ?? null,
    })),
  }
}
