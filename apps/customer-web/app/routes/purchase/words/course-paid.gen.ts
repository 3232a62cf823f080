// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface CoursePaidWords {
  heading: string
  text: string
  seeCourses: string
  seatFree: string
  tryAgain: string
}

const english: CoursePaidWords = {
  heading: "You are enrolled",
  text: "Thank you. The course is in My courses.",
  seeCourses: "See my courses",
  seatFree: "You are not enrolled.",
  tryAgain: "Try again"
}

export const coursePaidWords: () => CoursePaidWords = catalogue(english)
