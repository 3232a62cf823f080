import { enrolInCourse, initiateCoursePayment, listCourses } from '@tarapath/api-client/courses'
import type { Course } from '@tarapath/api-client/types'
import {
  awaySentence,
  failureOf,
  failureSentence,
  refusalCode,
  refusalSentence,
  signInAtom,
  useApi,
  useEnvironment,
  withPlatform,
} from '@tarapath/customer-core/platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { courseStatus } from './course-status.ts'

type Problem = 'released' | { text: string } | null

/** Enrols and opens the pay page. The same enrolment is found again by a second press. */
export function useEnrolment(course: Course, nowMs: number) {
  const api = useApi()
  const { platform } = useEnvironment()
  const [own, setOwn] = useOwnCourse(course)
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<Problem>(null)

  const enrol = async (): Promise<void> => {
    if (isPaying) return
    setPaying(true)
    setProblem(null)
    try {
      const { id, status } = await enrolInCourse(api, { course_id: course.id })
      if (status === 'enrolled') {
        setOwn({ ...own, is_enrolled: true })
        setPaying(false)
        return
      }
      const path = withPlatform(`/courses/${course.id}/payment`, platform)
      const { redirect_url } = await initiateCoursePayment(api, { kind: 'course', enrollment_id: id, path })
      location.assign(redirect_url)
    } catch (error) {
      const code = refusalCode(error)
      if (code === 'already_enrolled') setOwn({ ...own, is_enrolled: true })
      else if (code === 'course_full') setOwn({ ...own, seats_left: 0 })
      else if (code === 'seat_released') setProblem('released')
      else setProblem({ text: refusalSentence(error) ?? awaySentence(error) ?? failureSentence(failureOf(error)) })
      setPaying(false)
    }
  }
  return { status: courseStatus(own, nowMs), problem, isPaying, enrol }
}

/** The course as the customer has it: the page of all does not know who is enrolled. */
function useOwnCourse(course: Course) {
  const api = useApi()
  const isSignedIn = useAtomValue(signInAtom) === 'signed-in'
  const [own, setOwn] = useState(course)
  useEffect(() => {
    if (!isSignedIn) return
    let isWanted = true
    listCourses(api).then(
      (courses) => {
        const found = courses.find(({ id }) => id === course.id)
        if (found && isWanted) setOwn(found)
      },
      // Our own choice: a failure is silent, because the server refuses a second enrolment.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [api, isSignedIn, course.id])
  return [own, setOwn] as const
}
