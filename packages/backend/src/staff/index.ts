export { type DeskAct, listActs, noteAct } from './activity-log.ts'
export {
  STAFF_SESSION_SECONDS,
  endStaffSession,
  forgetOldStaffSessions,
  openStaffSession,
  staffOf,
} from './staff-sessions.ts'
export { deskActs, staffSessions } from './tables.ts'
