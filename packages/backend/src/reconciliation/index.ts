export type { Difference, DifferenceReason, ReportLine } from './compare-report.ts'
export { findReport, listReports, storeReport } from './store-report.ts'
export type { GatewayReport } from './tables.ts'
