import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { banners, siteSettings, testimonials, type BannerPlace } from './tables.ts'
import type { Page } from '../endpoint/page.ts'

/** The banners that are up at this moment. */
export function listBanners(db: Db, now: Date, place: BannerPlace, platform?: 'web' | 'mobile') {
  return db
    .select()
    .from(banners)
    .where(isUp(now, place, platform))
    .orderBy(...inOrder)
}

export async function listBannerPage(db: Db, now: Date, place: BannerPlace, { limit, offset }: Page) {
  const where = isUp(now, place)
  const rows = await db
    .select()
    .from(banners)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(banners, where), banners: rows }
}

const inOrder = [asc(banners.position), asc(banners.id)]

function isUp(now: Date, place: BannerPlace, platform?: 'web' | 'mobile'): SQL | undefined {
  return and(
    eq(banners.place, place),
    platform && inArray(banners.platform, [platform, 'all']),
    or(isNull(banners.startsAt), lte(banners.startsAt, now)),
    or(isNull(banners.endsAt), gt(banners.endsAt, now)),
  )
}

export async function listTestimonials(db: Db, { limit, offset }: Page) {
  const rows = await db.select().from(testimonials).orderBy(asc(testimonials.id)).limit(limit).offset(offset)
  return { count: await db.$count(testimonials), testimonials: rows }
}

export async function getSiteSettings(db: Db) {
  const [settings] = await db.select().from(siteSettings)
  return settings ?? null
}

/** The number that the app stores report, as somebody read it there. */
export async function setDownloads(db: Db, now: Date, appDownloads: number): Promise<void> {
  const entered = { appDownloads, appDownloadsAt: now }
  await db
    .insert(siteSettings)
    .values({ id: 1, ...entered })
    .onConflictDoUpdate({ target: siteSettings.id, set: entered })
}
