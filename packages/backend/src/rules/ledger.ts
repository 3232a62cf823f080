import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts, journals, postings } from '../database/schema/index.ts'

/** What an account belongs to. Only customers may not go below zero. */
export const customerAccount = (customerId: number): string => `customer:${customerId}`
export const astrologerAccount = (astrologerId: number): string => `astrologer:${astrologerId}`
export const PLATFORM = {
  /** What customers pay for, less what astrologers get. */
  revenue: 'platform:revenue',
  /** What a payment provider took in for us. */
  gateway: 'platform:gateway',
  /** Owed to payers until the provider has sent it back. */
  refunds: 'platform:refunds',
  /** Given away on top of a recharge, or off its price. */
  bonus: 'platform:bonus',
  discount: 'platform:discount',
  /** Owed to the state. */
  gst: 'platform:gst',
} as const

interface Line {
  account: string
  /** Above zero: the account gets it. */
  paise: number
}

export interface Posting {
  /** Why, once and for all: `consultation:12:minute:3`. The same cause never moves money twice. */
  cause: string
  /** For statements: recharge, consultation, tip, refund … */
  kind: string
  /** What it belongs to on a statement, such as `consultation:12`; the cause itself without one. */
  subject?: string
  /** What the statement calls it, such as `Chat with Acharya Meera`. The same for all of a subject. */
  title: string
  /** Add up to zero. Lines of zero are left out. */
  lines: readonly Line[]
}

/** The customer's wallet does not hold what a posting would take. Nothing was posted. */
export class InsufficientBalance extends Error {
  override name = 'InsufficientBalance'
}

/**
 * Moves money, all of it or nothing. Answers false when this cause was posted before.
 * Its statements have names, so that a connection plans them once.
 * Accounts are locked in the order of their names, so that two postings never wait for each other.
 */
export async function post(
  db: Db,
  now: Date,
  { cause, kind, subject = cause, title, lines }: Posting,
): Promise<boolean> {
  const moves = netted(lines)
  const fingerprint = JSON.stringify([kind, subject, moves])
  return db.transaction(async (tx) => {
    const [journal] = await tx
      .insert(journals)
      .values({ cause, kind, subject, title, fingerprint, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: journals.id })
      .prepare('ledger_journal')
      .execute()
    if (!journal) {
      const [earlier] = await tx
        .select({ fingerprint: journals.fingerprint })
        .from(journals)
        .where(eq(journals.cause, cause))
      if (earlier?.fingerprint !== fingerprint) throw new Error(`The cause ${cause} was posted with other lines.`)
      return false
    }
    const moved = []
    for (const { account, paise } of moves) {
      const balanceAfterPaise = (await move(tx, account, paise)) ?? (await moveFirst(tx, account, paise))
      if (balanceAfterPaise === null) throw new InsufficientBalance(`${cause} takes more than the wallet holds`)
      moved.push({ journalId: journal.id, accountId: account, amountPaise: paise, balanceAfterPaise })
    }
    if (moved.length > 0) await tx.insert(postings).values(moved).prepare('ledger_postings').execute()
    return true
  })
}

export async function balancePaise(db: Db, customerId: number): Promise<number> {
  const [account] = await db
    .select({ balancePaise: accounts.balancePaise })
    .from(accounts)
    .where(eq(accounts.id, customerAccount(customerId)))
  return account?.balancePaise ?? 0
}

/** Answers the new balance; null when there is no such account, or too little in it. */
async function move(db: Db, account: string, paise: number): Promise<number | null> {
  const after = sql`${accounts.balancePaise} + ${paise}`
  const [moved] = await db
    .update(accounts)
    .set({ balancePaise: after })
    .where(and(eq(accounts.id, account), or(accounts.mayGoBelowZero, sql`${after} >= 0`)))
    .returning({ balancePaise: accounts.balancePaise })
    .prepare('ledger_move')
    .execute()
  return moved?.balancePaise ?? null
}

/** Accounts are opened by the first posting that names them. */
async function moveFirst(db: Db, account: string, paise: number): Promise<number | null> {
  await db
    .insert(accounts)
    .values({ id: account, mayGoBelowZero: !account.startsWith('customer:') })
    .onConflictDoNothing()
  return move(db, account, paise)
}

/** One line for each account, in the order of locking. */
function netted(lines: readonly Line[]): Line[] {
  const sums = new Map<string, number>()
  for (const { account, paise } of lines) {
    if (!Number.isSafeInteger(paise)) throw new Error(`A line of ${paise} paise: money is whole paise.`)
    sums.set(account, (sums.get(account) ?? 0) + paise)
  }
  const moves = [...sums]
    .map(([account, paise]) => ({ account, paise }))
    .filter(({ paise }) => paise !== 0)
    .sort((a, b) => (a.account < b.account ? -1 : 1))
  const sum = moves.reduce((total, { paise }) => total + paise, 0)
  if (sum !== 0) throw new Error(`Lines that add up to ${sum} paise, not to zero.`)
  return moves
}
