import { enrolInCourse, initiateCoursePayment } from '@tarapath/api-client/courses'
import type { Course } from '@tarapath/api-client/types'
import {
  awaySentence,
  failureOf,
  failureSentence,
  refusalCode,
  refusalSentence,
  toPaise,
  useApi,
  useEnvironment,
  usePaying,
  withPlatform,
} from '@tarapath/customer-core/platform'
import { useState } from 'react'
import { coursePaise } from './course-status.ts'
import { useOwnCourses } from './use-own-courses.ts'

type Problem = 'released' | 'price-changed' | { text: string } | null

/**
 * Enrols and opens the pay page. The same enrolment is found again by a second press. The button said a price: at another
 * one nothing is paid before it is pressed again.
 */
export function useEnrolment(shown: Course, isOwn: boolean) {
  const api = useApi()
  const { platform } = useEnvironment()
  const [courses, setOwn] = useOwnCourses([shown], isOwn)
  const course = courses.find(({ id }) => id === shown.id) ?? shown
  const change = (now: Partial<Course>) => setOwn([{ ...course, ...now }])
  const [isPaying, setPaying] = usePaying()
  const [problem, setProblem] = useState<Problem>(null)

  const enrol = async (): Promise<void> => {
    if (isPaying) return
    setPaying(true)
    setProblem(null)
    try {
      const { id, status, amount } = await enrolInCourse(api, { course_id: course.id })
      if (status === 'enrolled') {
        change({ is_enrolled: true })
        setPaying(false)
        return
      }
      if (toPaise(amount) !== coursePaise(course)) {
        change({ price: amount, discounted_price: null })
        setProblem('price-changed')
        setPaying(false)
        return
      }
      const path = withPlatform(`/courses/${course.id}/payment`, platform)
      const { redirect_url } = await initiateCoursePayment(api, { kind: 'course', enrollment_id: id, path })
      location.assign(redirect_url)
    } catch (error) {
      const code = refusalCode(error)
      if (code === 'already_enrolled') change({ is_enrolled: true })
      else if (code === 'course_full') change({ seats_left: 0 })
      else if (code === 'seat_released') setProblem('released')
      else setProblem({ text: refusalSentence(error) ?? awaySentence(error) ?? failureSentence(failureOf(error)) })
      setPaying(false)
    }
  }
  return { course, problem, isPaying, enrol }
}
