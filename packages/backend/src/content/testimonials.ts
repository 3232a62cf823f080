import { asc } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Page } from '../endpoint/page.ts'
import { testimonials } from './tables.ts'

export async function listTestimonials(db: Db, { limit, offset }: Page) {
  const rows = await db.select().from(testimonials).orderBy(asc(testimonials.id)).limit(limit).offset(offset)
  return { count: await db.$count(testimonials), testimonials: rows }
}
