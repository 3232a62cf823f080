import { eq } from 'drizzle-orm'
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

/** Stores all of them: a device sends what it shows. */
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
