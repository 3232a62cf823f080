import { asc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { dayInIndia } from './period.ts'
import { horoscopeTypes } from './tables.ts'

export function listHoroscopeTypes(db: Db) {
  return db
    .select()
    .from(horoscopeTypes)
    .where(eq(horoscopeTypes.isActive, true))
    .orderBy(asc(horoscopeTypes.position), asc(horoscopeTypes.id))
}

/** Replaces `{year}` in a horoscope type by the current year in India. */
export function horoscopeTypeReply(row: typeof horoscopeTypes.$inferSelect, now: Date) {
  const fillYear = (text: string) => text.replaceAll('{year}', dayInIndia(now).slice(0, 4))
  const type = fillYear(row.type)
  return { id: row.id, type, name: fillYear(row.name), slug: type, order: row.position, is_active: row.isActive }
}
