export { type StaffAction, listActs, noteAct } from './activity-log.ts'
export {
  STAFF_SESSION_SECONDS,
  endStaffSession,
  forgetOldStaffSessions,
  openStaffSession,
  staffOf,
} from './staff-sessions.ts'
export { staffActivity, staffSessions } from './tables.ts'
