import type { Course } from '@tarapath/api-client/types'
import { useSignInFirst } from '@tarapath/customer-core/account'
import { deviceClock, formatLongDay } from '@tarapath/customer-core/platform'
import { ActionBar, Button, formatRupees, InlineNotice, TextLink } from '@tarapath/ui-kit'
import { coursePaise, hasStarted } from './course-status.ts'
import { useEnrolment } from './use-enrolment.ts'
import { courseWords } from './words/course.gen.ts'
import { myCoursesWords } from './words/my-courses.gen.ts'

/** The button that enrols and opens the pay page, or why there is none. */
export function CourseEnrol({ course }: { course: Course }) {
  const words = courseWords()
  const signInFirst = useSignInFirst()
  const { status, problem, isPaying, enrol } = useEnrolment(course, deviceClock.now())
  const paise = coursePaise(course)
  if (status === 'enrolled')
    return (
      <InlineNotice
        tone="success"
        live="status"
        title={words.enrolled}
        action={<TextLink href="/courses/mine">{myCoursesWords().title}</TextLink>}
      >
        {enrolledHint(course)}
      </InlineNotice>
    )
  if (status !== 'open')
    return (
      <InlineNotice
        tone="info"
        live="status"
        title={status === 'full' ? words.full : words.started}
        action={<TextLink href="/courses">{words.otherCourses}</TextLink>}
      >
        {status === 'full' ? words.fullHint : words.startedHint}
      </InlineNotice>
    )
  return (
    <>
      {paise === 0 ? null : <p className="ui-note">{words.payHint}</p>}
      {problem === 'released' ? (
        <InlineNotice tone="warn" live="alert" title={words.released}>
          {words.releasedHint}
        </InlineNotice>
      ) : null}
      {problem !== null && problem !== 'released' ? (
        <InlineNotice tone="danger" live="alert">
          {words.notEnrolled({ problem: problem.text })}
        </InlineNotice>
      ) : null}
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <ActionBar>
        <Button
          variant={paise === 0 ? 'primary' : 'money'}
          full
          loading={isPaying}
          onClick={() => signInFirst(() => void enrol(), words.signInFirst)}
        >
          {paise === 0 ? words.enrolFree : words.enrol({ price: formatRupees(paise, { trailingZeros: 'strip' }) })}
        </Button>
      </ActionBar>
    </>
  )
}

/** What follows for who is enrolled. The teacher writes before a start that is to come. */
function enrolledHint(course: Course): string {
  const words = courseWords()
  if (course.starts_at === null) return words.enrolledAnyTime
  const day = formatLongDay(course.starts_at)
  if (hasStarted(course, deviceClock.now())) return words.startedOn({ day })
  return `${words.startsOn({ day })} ${words.enrolledHint}`
}
