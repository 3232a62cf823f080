export { diagnosticsEndpoints } from './endpoints.ts'
export { deleteExpiredLogs } from './store-log.ts'
