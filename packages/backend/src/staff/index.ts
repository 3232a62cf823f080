export { type StaffAction, listStaffActions, logStaffAction } from './activity-log.ts'
export {
  STAFF_SESSION_SECONDS,
  createStaffSession,
  deleteExpiredStaffSessions,
  endStaffSession,
  findStaffPhone,
} from './staff-sessions.ts'
export { staffActivity, staffSessions } from './tables.ts'
