import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerReviews, astrologers } from './tables.ts'
import type { Page } from '../endpoint/page.ts'

const newestFirst = [desc(astrologerReviews.createdAt), desc(astrologerReviews.id)]

export async function listAstrologerReviews(db: Db, astrologerId: number, { limit, offset }: Page) {
  const where = eq(astrologerReviews.astrologerId, astrologerId)
  const count = await db.$count(astrologerReviews, where)
  const reviews = await db
    .select()
    .from(astrologerReviews)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return { count, reviews }
}

/** The reviews of an astrologer before an id, the newest first. */
export const listReviewsBefore = (db: Db, astrologerId: number, before: number | undefined, limit: number) =>
  db
    .select()
    .from(astrologerReviews)
    .where(
      and(
        eq(astrologerReviews.astrologerId, astrologerId),
        before === undefined ? undefined : lt(astrologerReviews.id, before),
      ),
    )
    .orderBy(desc(astrologerReviews.id))
    .limit(limit)

/** Sets what the astrologer replied to one of their reviews; null removes it. Returns null for a review of another. */
export async function replyToReview(
  db: Db,
  { astrologerId, reviewId, reply }: { astrologerId: number; reviewId: number; reply: string | null },
) {
  const [replied] = await db
    .update(astrologerReviews)
    .set({ reply })
    .where(and(eq(astrologerReviews.id, reviewId), eq(astrologerReviews.astrologerId, astrologerId)))
    .returning()
  return replied ?? null
}

/** The newest reviews of all astrologers. Reviews without a comment are left out. */
export async function listLatestReviews(db: Db, { limit, offset }: Page) {
  const where = ne(astrologerReviews.comment, '')
  const count = await db.$count(astrologerReviews, where)
  const reviews = await db
    .select({ review: astrologerReviews, astrologerName: astrologers.name })
    .from(astrologerReviews)
    .innerJoin(astrologers, eq(astrologers.id, astrologerReviews.astrologerId))
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return { count, reviews }
}

export interface NewReview {
  astrologerId: number
  customerId: number
  consultationId: number
  customerName: string
  stars: number
  comment: string
}

/** Adds a review and its stars to the astrologer's total in one transaction; null when the consultation has a review. */
export function addAstrologerReview(db: Db, now: Date, { customerName, ...review }: NewReview) {
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(astrologerReviews)
      .values({ ...review, userName: signature(customerName), createdAt: now })
      .onConflictDoNothing({ target: astrologerReviews.consultationId })
      .returning()
    if (!added) return null
    await tx
      .update(astrologers)
      .set({
        reviewCount: sql`${astrologers.reviewCount} + 1`,
        starTotal: sql`${astrologers.starTotal} + ${review.stars}`,
      })
      .where(eq(astrologers.id, review.astrologerId))
    return added
  })
}

/** Our own choice: a review shows the first name and the initial of the last name, `Priya S.` */
function signature(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/u)
  if (!first) return 'A customer'
  const initial = others.at(-1)?.[Symbol.iterator]().next().value
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}
