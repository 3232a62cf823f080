import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from './tables.ts'
import { DomainError } from '../errors.ts'

/** Nobody deletes the account before this transaction ends; who was let in a moment before it was deleted is sent away. */
export async function lockAccount(tx: Db, customerId: number): Promise<void> {
  const held = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
    .for('key share')
  if (held.length === 0) throw new DomainError('user_inactive', 'This account was deleted.')
}
