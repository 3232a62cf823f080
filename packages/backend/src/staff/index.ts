export { type DeskAct, listActs, noteAct } from './activity-log.ts'
export { createStaffJobs } from './jobs.ts'
export { STAFF_SESSION_SECONDS, endStaffSession, openStaffSession, staffOf } from './staff-sessions.ts'
export { deskActs, staffSessions } from './tables.ts'
