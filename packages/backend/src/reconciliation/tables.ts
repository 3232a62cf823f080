import { bigint, check, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Difference } from './compare-report.ts'

/** A report of the payment gateway that was compared with the ledger, and what differed. */
export const gatewayReports = pgTable(
  'gateway_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fileName: text().notNull(),
    /** The days in India that the report is about, both included. */
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    lines: integer().notNull(),
    reportPaymentsPaise: bigint({ mode: 'number' }).notNull(),
    reportRefundsPaise: bigint({ mode: 'number' }).notNull(),
    ledgerPaymentsPaise: bigint({ mode: 'number' }).notNull(),
    ledgerRefundsPaise: bigint({ mode: 'number' }).notNull(),
    differences: jsonb().$type<Difference[]>().notNull(),
    comparedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [check('report_days_in_order', sql`${t.firstDay} <= ${t.lastDay}`)],
)

export type GatewayReport = typeof gatewayReports.$inferSelect
