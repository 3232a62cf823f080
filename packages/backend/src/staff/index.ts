export { type StaffAction, listActs, noteAct } from './activity-log.ts'
export { createStaffJobs } from './jobs.ts'
export { STAFF_SESSION_SECONDS, endStaffSession, openStaffSession, staffOf } from './staff-sessions.ts'
export { staffActivity, staffSessions } from './tables.ts'
