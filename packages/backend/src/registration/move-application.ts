import { and, eq, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db.ts'
import { applications } from './tables.ts'

/** When the applicant changes their number, the application goes with it. Where the new number has one, both stay. */
export async function moveApplication(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const other = alias(applications, 'other')
  await tx
    .update(applications)
    .set({ phone: to })
    .where(
      and(eq(applications.phone, from), notExists(tx.select({ id: other.id }).from(other).where(eq(other.phone, to)))),
    )
}
