import { inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments } from '../payments/index.ts'
import { entriesBetween, entriesOf, type EntryKind, keyOf, type LedgerEntries } from './ledger-entries.ts'

export interface ReportLine {
  kind: EntryKind
  txnId: string
  paise: number
  /** In the file, for people who look it up. */
  line: number
}

/**
 * `unknown`: no payment has this reference. `not_booked`: the payment is known, and the ledger has nothing of it.
 * `missing`: booked in these days, and not in the report. `other_days`: booked on another day.
 */
export type DifferenceReason = 'unknown' | 'not_booked' | 'amount' | 'twice' | 'missing' | 'other_days'

export interface Difference {
  reason: DifferenceReason
  kind: EntryKind
  txnId: string
  /** Null where the report has no such line. */
  line: number | null
  reportPaise: number | null
  /** Of these days only, so that the differences add up to the difference of the sums. */
  ledgerPaise: number | null
  bookedAt: string | null
}

export interface Comparison {
  reportPaymentsPaise: number
  reportRefundsPaise: number
  ledgerPaymentsPaise: number
  ledgerRefundsPaise: number
  differences: Difference[]
}

interface Period {
  from: Date
  before: Date
}

/** Compares a report of the gateway, line by line, with what the ledger says about the gateway. */
export async function compareReport(
  db: Db,
  { from, before }: Period,
  lines: readonly ReportLine[],
): Promise<Comparison> {
  const booked = await entriesBetween(db, from, before)
  const txnIds = [...new Set(lines.map(({ txnId }) => txnId))]
  const known = await entriesOf(db, txnIds)
  const paymentIds = await existing(
    db,
    txnIds.filter((txnId) => !known.has(`payment:${txnId}`)),
  )
  const seen = new Set<string>()
  const differences: Difference[] = []
  for (const line of lines) {
    const reason = reasonOf(line, { booked, known, paymentIds, seen })
    seen.add(keyOf(line))
    if (reason === null) continue
    const entry = known.get(keyOf(line))
    differences.push({
      reason,
      kind: line.kind,
      txnId: line.txnId,
      line: line.line,
      reportPaise: line.paise,
      ledgerPaise: reason === 'amount' ? (entry?.paise ?? null) : null,
      bookedAt: reason === 'other_days' ? (entry?.bookedAt.toISOString() ?? null) : null,
    })
  }
  for (const [key, { kind, txnId, paise, bookedAt }] of booked)
    if (!seen.has(key) && paise !== 0)
      differences.push({
        reason: 'missing',
        kind,
        txnId,
        line: null,
        reportPaise: null,
        ledgerPaise: paise,
        bookedAt: bookedAt.toISOString(),
      })
  return {
    reportPaymentsPaise: sumOf(lines, 'payment'),
    reportRefundsPaise: sumOf(lines, 'refund'),
    ledgerPaymentsPaise: sumOf([...booked.values()], 'payment'),
    ledgerRefundsPaise: sumOf([...booked.values()], 'refund'),
    differences,
  }
}

interface Books {
  /** Of the period. */
  booked: LedgerEntries
  /** Of every payment of the report. */
  known: LedgerEntries
  /** Payments that exist, although the ledger has nothing of them. */
  paymentIds: ReadonlySet<string>
  seen: ReadonlySet<string>
}

function reasonOf(line: ReportLine, { booked, known, paymentIds, seen }: Books): DifferenceReason | null {
  const key = keyOf(line)
  if (seen.has(key)) return 'twice'
  const entry = known.get(key)
  if (!entry) return known.has(`payment:${line.txnId}`) || paymentIds.has(line.txnId) ? 'not_booked' : 'unknown'
  if (!booked.has(key)) return 'other_days'
  return entry.paise === line.paise ? null : 'amount'
}

async function existing(db: Db, txnIds: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let at = 0; at < txnIds.length; at += 1000) {
    const rows = await db
      .select({ txnId: payments.txnId })
      .from(payments)
      .where(inArray(payments.txnId, txnIds.slice(at, at + 1000)))
    for (const { txnId } of rows) found.add(txnId)
  }
  return found
}

const sumOf = (entries: readonly { kind: EntryKind; paise: number }[], kind: EntryKind): number =>
  entries.filter((entry) => entry.kind === kind).reduce((sum, { paise }) => sum + paise, 0)
