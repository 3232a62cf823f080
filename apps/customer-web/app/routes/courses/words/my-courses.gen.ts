// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface MyCoursesWords {
  title: string
  about: string
  empty: string
  emptyHint: string
  seeCourses: string
  signInToSee: string
}

const english: MyCoursesWords = {
  title: "My courses",
  about: "The courses in which you are enrolled.",
  empty: "No courses yet",
  emptyHint: "Courses you enrol in appear here.",
  seeCourses: "See courses",
  signInToSee: "Sign in to see your courses."
}

export const myCoursesWords: () => MyCoursesWords = catalogue(english)
