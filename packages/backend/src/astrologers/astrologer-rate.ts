import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { slugOf } from './slug-of.ts'
import { astrologers } from './tables.ts'

/** The name of an astrologer, the slug of the profile, and the current price of a minute; null for an unknown id. */
export async function astrologerRate(
  db: Db,
  astrologerId: number,
): Promise<{ name: string; slug: string; ratePaise: number } | null> {
  const { id, name, ratePaise } = astrologers
  const [rate] = await db.select({ id, name, ratePaise }).from(astrologers).where(eq(astrologers.id, astrologerId))
  return rate ? { name: rate.name, slug: slugOf(rate), ratePaise: rate.ratePaise } : null
}
