import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from './tables.ts'

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
  /** What people of ours paid by hand, past the provider. */
  byHand: 'platform:by-hand',
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

/** Moves money, all of it or nothing. Answers false when this cause was posted before. */
export async function post(
  db: Db,
  now: Date,
  { cause, kind, subject = cause, title, lines }: Posting,
): Promise<boolean> {
  const moves = netted(lines)
  const outcome = await askLedger(db, {
    cause,
    kind,
    subject,
    title,
    fingerprint: JSON.stringify([kind, subject, moves]),
    at: now.toISOString(),
    accounts: moves.map(({ account }) => account),
    amounts: moves.map(({ paise }) => paise),
  })
  if (outcome === 'contradicted') throw new Error(`The cause ${cause} was posted with other lines.`)
  if (outcome === 'refused') throw new InsufficientBalance(`${cause} takes more than the wallet holds`)
  return outcome === 'posted'
}

export async function balancePaise(db: Db, customerId: number): Promise<number> {
  const [account] = await db
    .select({ balancePaise: accounts.balancePaise })
    .from(accounts)
    .where(eq(accounts.id, customerAccount(customerId)))
  return account?.balancePaise ?? 0
}

type Outcome = 'posted' | 'repeated' | 'contradicted' | 'refused'

/** One statement with a name, so that a connection plans it once: `post_to_ledger` in database/sql/ledger.sql. */
async function askLedger(db: Db, given: Record<(typeof ARGUMENTS)[number], unknown>): Promise<Outcome> {
  const [answer] = await db
    .select({ outcome: sql<Outcome>`outcome` })
    .from(sql`post_to_ledger(${sql.join(ARGUMENTS.map(sql.placeholder), sql`, `)}) as outcome`)
    .prepare('post_to_ledger')
    .execute(given)
  if (!answer) throw new Error('The ledger said nothing.')
  return answer.outcome
}

const ARGUMENTS = ['cause', 'kind', 'subject', 'title', 'fingerprint', 'at', 'accounts', 'amounts'] as const

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
