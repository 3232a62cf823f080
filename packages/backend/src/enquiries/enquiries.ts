import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { leads, userQueries } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { DomainError, notFound } from '../errors.ts'

export async function storeQuery(db: Db, query: typeof userQueries.$inferInsert) {
  const [stored] = await db.insert(userQueries).values(query).returning({ id: userQueries.id })
  if (!stored) throw new Error('A question was not stored.')
  return stored
}

/** The id of the unanswered question about this consultation. */
export async function findOpenQuery(db: Db, consultationId: number): Promise<number | null> {
  const [open] = await db
    .select({ id: userQueries.id })
    .from(userQueries)
    .where(and(eq(userQueries.consultationId, consultationId), isNull(userQueries.answeredAt)))
  return open?.id ?? null
}

/** The same phone number is the same lead; the name is updated. */
export async function storeLead(db: Db, lead: typeof leads.$inferInsert): Promise<{ id: number; isNew: boolean }> {
  const [stored] = await db
    .insert(leads)
    .values(lead)
    .onConflictDoUpdate({ target: leads.phone, set: { name: lead.name } })
    .returning({ id: leads.id, isNew: sql<boolean>`xmax = 0` })
  if (!stored) throw new Error('A lead was not stored.')
  return stored
}

/** For a person who asks for it: they may have no account. */
export async function deleteLead(db: Db, id: number): Promise<void> {
  const deleted = await db.delete(leads).where(eq(leads.id, id)).returning({ id: leads.id })
  if (deleted.length === 0) throw notFound('Enquiry not found.')
}

const TABLES = { query: userQueries, lead: leads } as const

/** When a customer changes their number, their lead goes with it. Where the new number has one, that one counts. */
export async function moveLead(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  if ((await tx.$count(leads, eq(leads.phone, to))) > 0) await deleteLeadOf(tx, from)
  else await tx.update(leads).set({ phone: to }).where(eq(leads.phone, from))
}

/** When the account with this number is deleted. */
export async function deleteLeadOf(db: Db, phone: string): Promise<void> {
  await db.delete(leads).where(eq(leads.phone, phone))
}

export type EnquiryKind = keyof typeof TABLES

/** The condition for answered enquiries, or for unanswered ones. */
export const isAnswered = (kind: EnquiryKind, isPast: boolean) =>
  isPast ? isNotNull(TABLES[kind].answeredAt) : isNull(TABLES[kind].answeredAt)

export const countEnquiries = (db: Db, kind: EnquiryKind): Promise<number> =>
  db.$count(TABLES[kind], isAnswered(kind, false))

export interface EnquiryView extends Page {
  /** True: the answered ones, newest first. False: the unanswered ones, oldest first. */
  isPast: boolean
}

export async function listLeads(db: Db, { limit, offset, isPast }: EnquiryView) {
  const where = isAnswered('lead', isPast)
  const order = isPast ? desc(leads.answeredAt) : asc(leads.id)
  const rows = await db.select().from(leads).where(where).orderBy(order).limit(limit).offset(offset)
  return { count: await db.$count(leads, where), rows }
}

/** Marks an enquiry as answered, once: a second note is refused. */
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
  if ((await db.$count(table, eq(table.id, id))) === 0) throw notFound('Enquiry not found.')
  throw new DomainError('answered', 'This has already been answered.')
}

/** Removes the personal data of a deleted account and keeps the text of its questions. */
export async function anonymiseQueries(db: Db, customerId: number): Promise<void> {
  const anonymous = { name: '', email: null, phone: null, note: null }
  await db.update(userQueries).set(anonymous).where(eq(userQueries.customerId, customerId))
}
