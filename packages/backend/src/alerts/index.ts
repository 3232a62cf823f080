export { alertsEndpoints } from './endpoints.ts'
export { createAlertJobs } from './jobs.ts'
export { alerts } from './tables.ts'
export { deleteAlertsOf } from './withdraw-alerts.ts'
