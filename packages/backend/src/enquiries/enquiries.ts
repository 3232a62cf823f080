import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { leads, userQueries } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { DomainError, notFound } from '../errors.ts'

export async function keepQuery(db: Db, query: typeof userQueries.$inferInsert) {
  const [kept] = await db.insert(userQueries).values(query).returning({ id: userQueries.id })
  if (!kept) throw new Error('A question was not stored.')
  return kept
}

/** The number of the question about this consultation that nobody has answered yet. */
export async function openQueryAbout(db: Db, consultationId: number): Promise<number | null> {
  const [open] = await db
    .select({ id: userQueries.id })
    .from(userQueries)
    .where(and(eq(userQueries.consultationId, consultationId), isNull(userQueries.answeredAt)))
  return open?.id ?? null
}

/** Somebody who comes back is the same lead, under the name given last. */
export async function keepLead(db: Db, lead: typeof leads.$inferInsert): Promise<{ id: number; isNew: boolean }> {
  const [kept] = await db
    .insert(leads)
    .values(lead)
    .onConflictDoUpdate({ target: leads.phone, set: { name: lead.name } })
    .returning({ id: leads.id, isNew: sql<boolean>`xmax = 0` })
  if (!kept) throw new Error('A lead was not stored.')
  return kept
}

const TABLES = { query: userQueries, lead: leads } as const

export type EnquiryKind = keyof typeof TABLES

/** Those that were answered, or those that wait for an answer. */
export const isAnswered = (kind: EnquiryKind, isPast: boolean) =>
  isPast ? isNotNull(TABLES[kind].answeredAt) : isNull(TABLES[kind].answeredAt)

export const countEnquiries = (db: Db, kind: EnquiryKind): Promise<number> =>
  db.$count(TABLES[kind], isAnswered(kind, false))

export interface EnquiryView extends Page {
  /** Those that were answered, the last one first; else those that wait, the longest waiting first. */
  isPast: boolean
}

export async function listLeads(db: Db, { limit, offset, isPast }: EnquiryView) {
  const where = isAnswered('lead', isPast)
  const order = isPast ? desc(leads.answeredAt) : asc(leads.id)
  const rows = await db.select().from(leads).where(where).orderBy(order).limit(limit).offset(offset)
  return { count: await db.$count(leads, where), rows }
}

/** Writes down that somebody has answered, once: the first note stands. */
export async function markAnswered(
  db: Db,
  now: Date,
  kind: EnquiryKind,
  { id, note }: { id: number; note: string },
): Promise<void> {
  const table = TABLES[kind]
  const marked = await db
    .update(table)
    .set({ answeredAt: now, note })
    .where(and(eq(table.id, id), isNull(table.answeredAt)))
    .returning({ id: table.id })
  if (marked.length > 0) return
  if ((await db.$count(table, eq(table.id, id))) === 0) throw notFound('There is no such enquiry.')
  throw new DomainError('answered', 'Somebody has answered this already.')
}

/** The questions of somebody who leaves stay for what they say, without who said it. */
export async function forgetAsker(db: Db, customerId: number): Promise<void> {
  const nobody = { name: '', email: null, phone: null, note: null }
  await db.update(userQueries).set(nobody).where(eq(userQueries.customerId, customerId))
}
