import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Page } from '../endpoint/page.ts'
import { notFound } from '../errors.ts'
import { compareReport, type ReportLine } from './compare-report.ts'
import { type GatewayReport, gatewayReports } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface NewReport {
  fileName: string
  /** Days in India, such as `2026-11-20`. */
  firstDay: string
  lastDay: string
  lines: readonly ReportLine[]
}

const beginningOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`)

/** Compares the report and keeps the result, not the file. */
export async function storeReport(
  db: Db,
  now: Date,
  { fileName, firstDay, lastDay, lines }: NewReport,
): Promise<number> {
  const period = { from: new Date(beginningOf(firstDay)), before: new Date(beginningOf(lastDay) + DAY_MS) }
  const comparison = await compareReport(db, period, lines)
  const [stored] = await db
    .insert(gatewayReports)
    .values({ fileName, firstDay, lastDay, lines: lines.length, ...comparison, comparedAt: now })
    .returning({ id: gatewayReports.id })
  if (!stored) throw new Error('The report was not stored.')
  return stored.id
}

/** Newest first. Of the differences only how many there are: they may be long. */
export async function listReports(db: Db, { limit, offset }: Page) {
  const { id, fileName, firstDay, lastDay, differences } = getTableColumns(gatewayReports)
  const columns = { id, fileName, firstDay, lastDay, differences: sql<number>`jsonb_array_length(${differences})` }
  const reports = await db
    .select(columns)
    .from(gatewayReports)
    .orderBy(desc(gatewayReports.id))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(gatewayReports), reports }
}

export async function findReport(db: Db, id: number): Promise<GatewayReport> {
  const [found] = await db.select().from(gatewayReports).where(eq(gatewayReports.id, id))
  if (!found) throw notFound('There is no such report.')
  return found
}
