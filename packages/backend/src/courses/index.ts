export { coursesEndpoints } from './endpoints.ts'
export { anonymiseEnrolments, cancelEnrolment, confirmEnrolment, releaseExpiredEnrolments } from './enrolment.ts'
export { courses, enrolments } from './tables.ts'
