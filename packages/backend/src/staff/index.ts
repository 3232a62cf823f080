export { type ActivitySearch, type StaffAction, listStaffActions, logStaffAction } from './activity-log.ts'
export { confirmEnrolment, enrolmentKey, hasSecondFactor, replaceRecoveryCodes } from './enrol-second-factor.ts'
export { createStaffJobs } from './jobs.ts'
export { removeSecondFactor, resealSecondFactors, verifySecondFactor } from './second-factor.ts'
export { addStaffMember, changeStaffMember, listStaffMembers, staffRolesOf } from './staff-members.ts'
export {
  type SignedInStaff,
  STAFF_SESSION_SECONDS,
  createStaffSession,
  endStaffSession,
  findSignedInStaff,
  passSecondFactor,
} from './staff-sessions.ts'
export { confirmAbovePaise, setConfirmAbovePaise } from './staff-settings.ts'
export {
  STAFF_ROLES,
  type StaffMember,
  type StaffRole,
  staffActivity,
  staffMembers,
  staffSecondFactors,
  staffSessions,
} from './tables.ts'
