export { coursesEndpoints } from './endpoints.ts'
export { anonymiseEnrolments, cancelEnrolment, confirmEnrolment } from './enrolment.ts'
export { createCourseJobs } from './jobs.ts'
export { courses, enrolments } from './tables.ts'
