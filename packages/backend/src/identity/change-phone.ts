import { and, eq, isNull } from 'drizzle-orm'
import { conflictOn } from '../database/conflict.ts'
import type { Db } from '../database/db.ts'
import { DomainError } from '../errors.ts'
import { customers, formerNumbers } from './tables.ts'

interface PhoneChange {
  customerId: number
  /** E.164 */
  from: string
  to: string
}

/** Gives the account another number, unless another account has it. The former one is kept for staff. */
export async function changePhone(tx: Db, now: Date, { customerId, from, to }: PhoneChange): Promise<void> {
  const changing = tx
    .update(customers)
    .set({ phone: to })
    .where(and(eq(customers.id, customerId), eq(customers.phone, from), isNull(customers.deletedAt)))
    .returning({ id: customers.id })
  const [changed] = await conflictOn('customers_phone_unique', changing, numberTaken)
  if (!changed) throw new DomainError('row_changed', 'Your number was changed in another window. Load this page again.')
  await tx.insert(formerNumbers).values({ customerId, phone: from, changedAt: now })
}

/** Shown only to a caller who entered the code of this number. */
const numberTaken = () =>
  new DomainError(
    'number_taken',
    'This number already has an account of its own. Sign in with it, or delete that account first.',
  )
