import type { Course } from '@tarapath/api-client/types'
import { useSignInFirst } from '@tarapath/customer-core/account'
import { ContactLink, deviceClock, formatDay, formatDayAndTime } from '@tarapath/customer-core/platform'
import { ActionBar, Button, formatRupees, InlineNotice, TextLink } from '@tarapath/ui-kit'
import { CoursePrice, priceClass } from './course-price.tsx'
import { coursePaise, courseStatus, hasStarted } from './course-status.ts'
import styles from './courses.module.css'
import type { useEnrolment } from './use-enrolment.ts'
import { courseWords } from './words/course.gen.ts'
import { myCoursesWords } from './words/my-courses.gen.ts'

/** The price and the enrol button, or the reason why there is no button: already enrolled, or enrolment is closed. */
export function CourseEnrol({ course, problem, isPaying, enrol }: ReturnType<typeof useEnrolment>) {
  const words = courseWords()
  const signInFirst = useSignInFirst()
  const status = courseStatus(course, deviceClock.now())
  const paise = coursePaise(course)
  if (status === 'enrolled')
    return (
      <InlineNotice
        tone="success"
        live="status"
        title={words.enrolled}
        action={<TextLink href="/courses/mine">{myCoursesWords().title}</TextLink>}
      >
        <p>{enrolledHint(course)}</p>
        <p>
          <ContactLink>{words.nothingHeard}</ContactLink>
        </p>
      </InlineNotice>
    )
  const price = (
    <p className={`${priceClass} ${styles['bigPrice']}`}>
      <CoursePrice course={course} /> {paise > 0 ? <small>{words.inclGst}</small> : null}
    </p>
  )
  if (status !== 'open')
    return (
      <>
        {status === 'full' ? price : null}
        <InlineNotice
          tone="info"
          live="status"
          title={status === 'full' ? words.full : words.started}
          action={<TextLink href="/courses">{words.otherCourses}</TextLink>}
        >
          {status === 'full' ? words.fullHint : words.startedHint}
        </InlineNotice>
      </>
    )
  return (
    <>
      {price}
      {paise === 0 ? null : <p className="ui-note">{words.payHint}</p>}
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <ActionBar>
        {problem === 'released' ? (
          <InlineNotice tone="warn" live="alert" title={words.released}>
            {words.releasedHint}
          </InlineNotice>
        ) : null}
        {problem === 'price-changed' ? (
          <InlineNotice
            tone="warn"
            live="alert"
            title={words.priceChanged({ price: formatRupees(paise, { trailingZeros: 'strip' }) })}
          >
            {words.priceChangedHint}
          </InlineNotice>
        ) : null}
        {problem !== null && typeof problem === 'object' ? (
          <InlineNotice tone="danger" live="alert">
            {words.notEnrolled({ problem: problem.text })}
          </InlineNotice>
        ) : null}
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

/** What happens next for an enrolled customer: staff write to them before the course starts. */
function enrolledHint(course: Course): string {
  const words = courseWords()
  if (course.starts_at === null) return words.enrolledAnyTime
  if (hasStarted(course, deviceClock.now())) return words.runsSince({ time: formatDay(course.starts_at) })
  return words.startsAt({ time: formatDayAndTime(course.starts_at) })
}
