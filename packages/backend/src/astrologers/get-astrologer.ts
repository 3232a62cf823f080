import { asc, count, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerPictures, astrologerReviews, astrologers } from './tables.ts'
import { cardColumns, type AstrologerCard } from './astrologer-card.ts'

export interface AstrologerProfile extends AstrologerCard {
  about: string
  education: string | null
  city: string | null
  pictureCount: number
  /** The number of reviews with 5, 4, 3, 2 and 1 stars; their sum is the review count. */
  starCounts: { stars: number; count: number }[]
}

export async function getAstrologer(db: Db, id: number, customerId: number | null): Promise<AstrologerProfile | null> {
  const { about, education, city } = astrologers
  const [profile] = await db
    .select({ ...cardColumns(customerId), about, education, city })
    .from(astrologers)
    .where(eq(astrologers.id, id))
  if (!profile) return null
  const counts = await db
    .select({ stars: astrologerReviews.stars, count: count() })
    .from(astrologerReviews)
    .where(eq(astrologerReviews.astrologerId, id))
    .groupBy(astrologerReviews.stars)
  return {
    ...profile,
    pictureCount: await db.$count(astrologerPictures, eq(astrologerPictures.astrologerId, id)),
    starCounts: [5, 4, 3, 2, 1].map((stars) => counts.find((row) => row.stars === stars) ?? { stars, count: 0 }),
  }
}

export async function astrologerExists(db: Db, id: number): Promise<boolean> {
  return (await db.$count(astrologers, eq(astrologers.id, id))) > 0
}

export function listPictures(db: Db, astrologerId: number) {
  return db
    .select()
    .from(astrologerPictures)
    .where(eq(astrologerPictures.astrologerId, astrologerId))
    .orderBy(asc(astrologerPictures.id))
}

export function listAstrologerNames(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: astrologers.id, name: astrologers.name })
    .from(astrologers)
    .orderBy(asc(astrologers.name), asc(astrologers.id))
}
