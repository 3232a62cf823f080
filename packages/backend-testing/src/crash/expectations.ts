import { and, eq, like } from 'drizzle-orm'
import { customerAccount, journals, postings } from '@tarapath/backend/ledger'
import type { TestCustomer } from '../open-test-backend.ts'
import type { CrashFixture } from './fixture.ts'

/** An idempotency key. */
export const key = (name: string) => ({ 'idempotency-key': name })

export function expectOne(what: string, count: number): void {
  if (count !== 1) throw new Error(`there are ${count} ${what}, not one`)
}

export async function expectBalance(fixture: CrashFixture, customer: TestCustomer, paise: number): Promise<void> {
  const held = await fixture.balanceOf(customer)
  if (held !== paise) throw new Error(`the wallet holds ${held} paise, not ${paise}`)
}

/** The sum of the customer's postings whose cause has this prefix. */
export async function postedFor(fixture: CrashFixture, customer: TestCustomer, cause: string): Promise<number> {
  const moved = await fixture.db
    .select({ paise: postings.amountPaise })
    .from(postings)
    .innerJoin(journals, eq(journals.id, postings.journalId))
    .where(and(eq(postings.accountId, customerAccount(customer.id)), like(journals.cause, `${cause}:%`)))
  return moved.reduce((sum, { paise }) => sum + paise, 0)
}
