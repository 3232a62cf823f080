export { diagnosticsEndpoints } from './endpoints.ts'
export { forgetOldLogs } from './keep-log.ts'
