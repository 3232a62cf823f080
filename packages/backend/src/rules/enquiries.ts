import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { leads, userQueries } from '../database/schema/index.ts'

export async function keepQuery(db: Db, query: typeof userQueries.$inferInsert) {
  const [kept] = await db.insert(userQueries).values(query).returning({ id: userQueries.id })
  if (!kept) throw new Error('A question was not stored.')
  return kept
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

/** The questions of somebody who leaves stay for what they say, without who said it. */
export async function forgetAsker(db: Db, customerId: number): Promise<void> {
  await db.update(userQueries).set({ name: '', email: null, phone: null }).where(eq(userQueries.customerId, customerId))
}
