import { eq, sql } from 'drizzle-orm'
import { languages as knownLanguages } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import type { Input, Reply } from '../endpoint/handler.ts'
import { customerPreferences } from './tables.ts'

type Preferences = Reply<'getPreferences'>

export async function preferencesOf(db: Db, customerId: number): Promise<Preferences> {
  const [stored] = await db.select().from(customerPreferences).where(eq(customerPreferences.customerId, customerId))
  return {
    is_saved: stored !== undefined,
    languages: stored?.languages ?? [],
    month_limit_paise: stored?.monthLimitPaise ?? null,
    family: stored?.family ?? [],
  }
}

/** The names of the languages that the customer speaks, in the chosen order; empty for none. */
export async function languageNamesOf(db: Db, customerId: number): Promise<string[]> {
  const rows = await db
    .select({ name: knownLanguages.name })
    .from(customerPreferences)
    .innerJoin(knownLanguages, sql`${knownLanguages.code} = any(${customerPreferences.languages})`)
    .where(eq(customerPreferences.customerId, customerId))
    .orderBy(sql`array_position(${customerPreferences.languages}, ${knownLanguages.code})`)
  return rows.map(({ name }) => name)
}

/** Stores all preferences: a device sends all that it shows. */
export async function savePreferences(
  db: Db,
  customerId: number,
  { languages, month_limit_paise: monthLimitPaise, family }: Input<'savePreferences'>['body'],
): Promise<Preferences> {
  const values = { languages, monthLimitPaise, family }
  await db
    .insert(customerPreferences)
    .values({ customerId, ...values })
    .onConflictDoUpdate({ target: customerPreferences.customerId, set: values })
  return preferencesOf(db, customerId)
}

export async function deletePreferences(db: Db, customerId: number): Promise<void> {
  await db.delete(customerPreferences).where(eq(customerPreferences.customerId, customerId))
}
