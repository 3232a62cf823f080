import type { Db } from '../database/db.ts'
import { siteSettings } from './tables.ts'

export async function getSiteSettings(db: Db) {
  const [settings] = await db.select().from(siteSettings)
  return settings ?? null
}

/** Stores the number of downloads that the app stores report. */
export async function setDownloadCount(db: Db, now: Date, appDownloads: number): Promise<void> {
  const values = { appDownloads, appDownloadsAt: now }
  await db
    .insert(siteSettings)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({ target: siteSettings.id, set: values })
}
