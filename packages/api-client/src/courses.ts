export {
  listCourses,
  enrolInCourse,
  initiateCoursePayment,
  confirmCoursePayment,
  type EnrolInCourseBody,
  type InitiateCoursePaymentBody,
} from './generated/courses.gen.ts'
