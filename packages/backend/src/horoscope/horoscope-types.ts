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

/** `{year}` in a kind of horoscope is the year that it is in India. */
export function horoscopeTypeReply(kind: typeof horoscopeTypes.$inferSelect, now: Date) {
  const inYear = (words: string) => words.replaceAll('{year}', dayInIndia(now).slice(0, 4))
  const type = inYear(kind.type)
  return { id: kind.id, type, name: inYear(kind.name), slug: type, order: kind.position, is_active: kind.isActive }
}
