export { type StaffAction, listStaffActions, logStaffAction } from './activity-log.ts'
export { createStaffJobs } from './jobs.ts'
export { STAFF_SESSION_SECONDS, createStaffSession, endStaffSession, findStaffPhone } from './staff-sessions.ts'
export { staffActivity, staffSessions } from './tables.ts'
