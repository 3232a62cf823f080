export { diagnosticsEndpoints } from './endpoints.ts'
export { createDiagnosticsJobs } from './jobs.ts'
export { diagnosticLogs } from './tables.ts'
