export { diagnosticsEndpoints } from './endpoints.ts'
export { createDiagnosticsJobs } from './jobs.ts'
