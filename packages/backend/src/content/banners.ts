import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { banners, type BannerPlacement } from './tables.ts'
import type { Page } from '../endpoint/page.ts'

/** The banners of a position on the site that are shown at this time. */
export function listBanners(db: Db, now: Date, placement: BannerPlacement, platform?: 'web' | 'mobile') {
  return db
    .select()
    .from(banners)
    .where(isShown(now, placement, platform))
    .orderBy(...byPosition)
}

export async function listBannerPage(db: Db, now: Date, placement: BannerPlacement, { limit, offset }: Page) {
  const where = isShown(now, placement)
  const rows = await db
    .select()
    .from(banners)
    .where(where)
    .orderBy(...byPosition)
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(banners, where), banners: rows }
}

const byPosition = [asc(banners.position), asc(banners.id)]

function isShown(now: Date, placement: BannerPlacement, platform?: 'web' | 'mobile'): SQL | undefined {
  return and(
    eq(banners.placement, placement),
    platform && inArray(banners.platform, [platform, 'all']),
    or(isNull(banners.startsAt), lte(banners.startsAt, now)),
    or(isNull(banners.endsAt), gt(banners.endsAt, now)),
  )
}
