import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from './tables.ts'
import { DomainError } from '../errors.ts'

/** Prevents the deletion of the account until the transaction ends; refuses if it was deleted after authentication. */
export async function lockAccount(tx: Db, customerId: number): Promise<void> {
  const locked = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
    .for('key share')
  if (locked.length === 0) throw new DomainError('user_inactive', 'This account has been deleted.')
}
