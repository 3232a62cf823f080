import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { journals, PLATFORM, postings } from '../ledger/index.ts'

export type EntryKind = 'payment' | 'refund'

export interface LedgerEntry {
  kind: EntryKind
  txnId: string
  paise: number
  bookedAt: Date
}

const CHUNK = 1000
/** Journals take the time at which their request began, so their numbers follow it only roughly. */
const SLACK_MS = 60 * 60 * 1000

/** What moved at the gateway, by `payment:ID` and `refund:ID`. */
export type LedgerEntries = Map<string, LedgerEntry>

export const keyOf = ({ kind, txnId }: Pick<LedgerEntry, 'kind' | 'txnId'>): string => `${kind}:${txnId}`

/** The entries of these payments, whenever they were booked. */
export async function entriesOf(db: Db, txnIds: readonly string[]): Promise<LedgerEntries> {
  const entries: LedgerEntries = new Map()
  for (let at = 0; at < txnIds.length; at += CHUNK) {
    const causes = txnIds
      .slice(at, at + CHUNK)
      .flatMap((txnId) => [`recharge:${txnId}`, `purchase:${txnId}`, `refund:${txnId}`, `refund:${txnId}:sent`])
    addAll(entries, await gatewayPostings(db).where(and(isGateway, inArray(journals.cause, causes))))
  }
  return entries
}

/** The entries that were booked in the period. */
export async function entriesBetween(db: Db, from: Date, before: Date): Promise<LedgerEntries> {
  const first = await postingAt(db, new Date(from.getTime() - SLACK_MS))
  const entries: LedgerEntries = new Map()
  if (first === null) return entries
  const end = await postingAt(db, new Date(before.getTime() + SLACK_MS))
  const rows = await gatewayPostings(db).where(
    and(
      isGateway,
      gte(postings.id, first),
      end === null ? undefined : lt(postings.id, end),
      gte(journals.createdAt, from),
      lt(journals.createdAt, before),
    ),
  )
  addAll(entries, rows)
  return entries
}

const isGateway = eq(postings.accountId, PLATFORM.gateway)

const gatewayPostings = (db: Db) =>
  db
    .select({ cause: journals.cause, paise: postings.amountPaise, bookedAt: journals.createdAt })
    .from(postings)
    .innerJoin(journals, eq(journals.id, postings.journalId))
    .$dynamic()

interface Posting {
  cause: string
  paise: number
  bookedAt: Date
}

/** A refund posts twice: `refund:ID` books money that was never credited, `refund:ID:sent` what was sent back. */
function addAll(entries: LedgerEntries, rows: readonly Posting[]): void {
  for (const { cause, paise, bookedAt } of rows) {
    const [, txnId = '', sent] = cause.split(':')
    const kind = sent === undefined ? 'payment' : 'refund'
    const known = entries.get(keyOf({ kind, txnId }))
    const moved = kind === 'payment' ? -paise : paise
    entries.set(keyOf({ kind, txnId }), {
      kind,
      txnId,
      paise: (known?.paise ?? 0) + moved,
      bookedAt: known?.bookedAt ?? bookedAt,
    })
  }
}

/** The first posting of the first journal from this time on. */
async function postingAt(db: Db, moment: Date): Promise<number | null> {
  const [journal] = await db
    .select({ id: journals.id })
    .from(journals)
    .where(gte(journals.createdAt, moment))
    .orderBy(asc(journals.createdAt), asc(journals.id))
    .limit(1)
  if (!journal) return null
  const [posting] = await db
    .select({ id: sql`min(${postings.id})`.mapWith(Number) })
    .from(postings)
    .where(eq(postings.journalId, journal.id))
  return posting?.id ?? null
}
