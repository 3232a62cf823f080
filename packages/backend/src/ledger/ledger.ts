import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from './tables.ts'

/** The account of a wallet: the only kind that must not go below zero. */
export const customerAccount = (customerId: number): string => `customer:${customerId}`

/** The same in SQL, for joins: `customerId` is a column. */
export const accountOfCustomer = (customerId: SQLWrapper) => sql`'customer:' || ${customerId}`

export const astrologerAccount = (astrologerId: number): string => `astrologer:${astrologerId}`

export const PLATFORM = {
  /** Sales without tax, less the share of the astrologers. */
  revenue: 'platform:revenue',
  /** Collected by the payment gateway for us. */
  gateway: 'platform:gateway',
  /** Owed to customers until the gateway has sent the refund. */
  refunds: 'platform:refunds',
  /** Refunds that staff transferred without the gateway. */
  manualRefunds: 'platform:by-hand',
  /** Credited on top of a recharge. */
  bonus: 'platform:bonus',
  discount: 'platform:discount',
  /** Owed to astrologers whose payout was approved, until the bank has transferred it. */
  payouts: 'platform:payouts',
  /** Transferred from our bank account to astrologers. */
  bank: 'platform:bank',
  /** Tax withheld from astrologers, owed to the government. */
  tds: 'platform:tds',
  /** Tax on sales, owed to the government. */
  gst: 'platform:gst',
} as const

export interface LedgerLine {
  account: string
  /** Positive: credited to the account. */
  paise: number
}

interface Journal {
  /** Unique, such as `consultation:12:minute:3`: the same cause never moves money twice. */
  cause: string
  /** For statements: recharge, consultation, tip, refund … */
  kind: string
  /** Groups journals on a statement, such as `consultation:12`; the cause by default. */
  subject?: string
  /** The title on the statement, such as `Chat with Acharya Meera`; the same for all journals of a subject. */
  title: string
  /** Their sum is zero. Lines of zero are dropped. */
  lines: readonly LedgerLine[]
}

/** The wallet balance is too low for the journal. Nothing was posted. */
export class InsufficientBalance extends Error {
  override name = 'InsufficientBalance'
}

/** Posts a journal in full or not at all. Returns false when its cause was posted before. */
export async function post(
  db: Db,
  now: Date,
  { cause, kind, subject = cause, title, lines }: Journal,
): Promise<boolean> {
  const net = netLines(lines)
  const outcome = await callLedger(db, {
    cause,
    kind,
    subject,
    title,
    fingerprint: JSON.stringify([kind, subject, net]),
    at: now.toISOString(),
    accounts: net.map(({ account }) => account),
    amounts: net.map(({ paise }) => paise),
  })
  if (outcome === 'contradicted') throw new Error(`The cause ${cause} was already posted with other lines.`)
  if (outcome === 'refused') throw new InsufficientBalance(`The wallet balance is too low to post ${cause}.`)
  return outcome === 'posted'
}

/** The balance of a customer's wallet. */
export const balancePaise = (db: Db, customerId: number): Promise<number> =>
  accountPaise(db, customerAccount(customerId))

/** The balance of any account; 0 before its first journal. */
export async function accountPaise(db: Db, account: string): Promise<number> {
  const [found] = await db
    .select({ balancePaise: accounts.balancePaise })
    .from(accounts)
    .where(eq(accounts.id, account))
  return found?.balancePaise ?? 0
}

type Outcome = 'posted' | 'repeated' | 'contradicted' | 'refused'

/** A prepared statement, so that each connection plans it once: `post_to_ledger` in database/sql/ledger.sql. */
async function callLedger(db: Db, values: Record<(typeof ARGUMENTS)[number], unknown>): Promise<Outcome> {
  const [row] = await db
    .select({ outcome: sql<Outcome>`outcome` })
    .from(sql`post_to_ledger(${sql.join(ARGUMENTS.map(sql.placeholder), sql`, `)}) as outcome`)
    .prepare('post_to_ledger')
    .execute(values)
  if (!row) throw new Error('post_to_ledger returned no row.')
  return row.outcome
}

const ARGUMENTS = ['cause', 'kind', 'subject', 'title', 'fingerprint', 'at', 'accounts', 'amounts'] as const

/** One line per account, sorted by account, which is the lock order. */
function netLines(lines: readonly LedgerLine[]): LedgerLine[] {
  const sums = new Map<string, number>()
  for (const { account, paise } of lines) {
    if (!Number.isSafeInteger(paise)) throw new Error(`A ledger line must be whole paise, not ${paise}.`)
    sums.set(account, (sums.get(account) ?? 0) + paise)
  }
  const net = [...sums]
    .map(([account, paise]) => ({ account, paise }))
    .filter(({ paise }) => paise !== 0)
    .sort((a, b) => (a.account < b.account ? -1 : 1))
  const sum = net.reduce((total, { paise }) => total + paise, 0)
  if (sum !== 0) throw new Error(`The ledger lines must add up to zero, not to ${sum} paise.`)
  return net
}
