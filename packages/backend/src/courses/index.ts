export { coursesEndpoints } from './endpoints.ts'
export { cancelEnrolment, confirmEnrolment, forgetStudent } from './enrolment.ts'
export { createCourseJobs } from './jobs.ts'
export { courses, enrolments } from './tables.ts'
