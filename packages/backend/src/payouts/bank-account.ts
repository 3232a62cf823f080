import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { astrologers } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import type { Page } from '../endpoint/page.ts'
import { notFound } from '../errors.ts'
import { accountPaise, accounts, astrologerAccount } from '../ledger/index.ts'
import { MIN_PAYOUT_PAISE } from './prepare-run.ts'
import { bankAccounts } from './tables.ts'

type BankAccount = Pick<typeof bankAccounts.$inferSelect, 'holder' | 'number' | 'ifsc'>

/** A list that waits for approval keeps the old account, and is refused. */
export async function setBankAccount(db: Db, now: Date, astrologerId: number, account: BankAccount): Promise<void> {
  if ((await db.$count(astrologers, eq(astrologers.id, astrologerId))) === 0) throw notFound('Astrologer not found.')
  const values = { ...account, changedAt: now }
  await db
    .insert(bankAccounts)
    .values({ astrologerId, ...values })
    .onConflictDoUpdate({ target: bankAccounts.astrologerId, set: values })
}

export async function findBankAccount(db: Db, astrologerId: number) {
  const [found] = await db
    .select({ astrologer: { id: astrologers.id, name: astrologers.name }, account: bankAccounts })
    .from(astrologers)
    .leftJoin(bankAccounts, eq(bankAccounts.astrologerId, astrologers.id))
    .where(eq(astrologers.id, astrologerId))
  return found ?? null
}

/** What the next list would transfer to the astrologer's bank account. */
export const owedPaise = (db: Db, astrologerId: number): Promise<number> =>
  accountPaise(db, astrologerAccount(astrologerId))

/** Astrologers who have earned enough for a payout but cannot be paid; the largest sum first. */
export async function listWithoutBankAccount(db: Db, { limit }: Pick<Page, 'limit'>) {
  return db
    .select({ id: astrologers.id, name: astrologers.name, earnedPaise: accounts.balancePaise })
    .from(accounts)
    .innerJoin(astrologers, eq(accounts.id, sql`'astrologer:' || ${astrologers.id}`))
    .leftJoin(bankAccounts, eq(bankAccounts.astrologerId, astrologers.id))
    .where(and(gte(accounts.balancePaise, MIN_PAYOUT_PAISE), isNull(bankAccounts.astrologerId)))
    .orderBy(desc(accounts.balancePaise), astrologers.id)
    .limit(limit)
}
