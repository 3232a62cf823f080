export { coursesEndpoints } from './endpoints.ts'
export { cancelEnrolment, forgetStudent, releaseLapsedSeats, confirmEnrolment } from './enrolment.ts'
export { courses, enrolments } from './tables.ts'
