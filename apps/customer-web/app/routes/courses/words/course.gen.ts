// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface CourseWords {
  included: string
  teacher: string
  language: string
  length: string
  lessons: string
  start: string
  hasStarted: string
  seats: string
  syllabus: string
  inclGst: string
  enrol(values: { price: string | number }): string
  enrolFree: string
  signInFirst: string
  payHint: string
  enrolled: string
  startsAt(values: { time: string | number }): string
  runsSince(values: { time: string | number }): string
  enrolledAnyTime: string
  nothingHeard: string
  full: string
  fullHint: string
  started: string
  startedHint: string
  released: string
  releasedHint: string
  priceChanged(values: { price: string | number }): string
  priceChangedHint: string
  otherCourses: string
  notEnrolled(values: { problem: string | number }): string
  needsScripts: string
}

const english: CourseWords = {
  included: "What is included",
  teacher: "Teacher",
  language: "Language",
  length: "Length",
  lessons: "Lessons",
  start: "Start",
  hasStarted: "Started",
  seats: "Seats left",
  syllabus: "Syllabus",
  inclGst: "incl. GST 18%",
  enrol: (d) => "Enrol for " + d.price,
  enrolFree: "Enrol for free",
  signInFirst: "Sign in to enrol.",
  payHint: "You pay on PhonePe and come back here. Your seat is held for 30 minutes, and while the pay page is open.",
  enrolled: "You are enrolled",
  startsAt: (d) => "It starts on " + d.time + ". We write to you before then and say how to take part.",
  runsSince: (d) => "It has been running since " + d.time + ".",
  enrolledAnyTime: "The lessons are recorded: you can start any time.",
  nothingHeard: "Have you not heard from us?",
  full: "This course is full",
  fullHint: "Seats that are not paid for become free again. Look again later.",
  started: "This course has started",
  startedHint: "You can no longer enrol in it.",
  released: "Your seat was released",
  releasedHint: "It was held for 30 minutes. You have not paid: enrol again.",
  priceChanged: (d) => "Your enrolment costs " + d.price + ".",
  priceChangedHint: "The price has changed. You have not paid: enrol again at this price.",
  otherCourses: "See all courses",
  notEnrolled: (d) => d.problem + " You have not paid.",
  needsScripts: "To enrol, turn on JavaScript in your browser and reload the page."
}

export const courseWords: () => CourseWords = catalogue(english)
