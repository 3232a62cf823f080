export { type DeskAct, listStaffActions, logStaffAction } from './activity-log.ts'
export {
  STAFF_SESSION_SECONDS,
  createStaffSession,
  deleteExpiredStaffSessions,
  endStaffSession,
  findStaffPhone,
} from './staff-sessions.ts'
export { deskActs, staffSessions } from './tables.ts'
