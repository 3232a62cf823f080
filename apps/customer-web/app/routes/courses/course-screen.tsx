import {
  deviceClock,
  formatDayAndTime,
  languageOf,
  Link,
  PageMeta,
  StructuredData,
} from '@tarapath/customer-core/platform'
import { PriceSplit } from '@tarapath/ui-kit'
import type { Course } from '@tarapath/api-client/types'
import type { Route } from './+types/course'
import { CourseEnrol } from './course-enrol.tsx'
import { hasStarted, lessonCount } from './course-status.ts'
import styles from './courses.module.css'
import { describeCourse } from './describe-courses.ts'
import { useEnrolment } from './use-enrolment.ts'
import { courseWords } from './words/course.gen.ts'
import { coursesWords } from './words/courses.gen.ts'

export default function CourseScreen({ loaderData: { course, isOwn } }: Route.ComponentProps) {
  return <CoursePage key={course.id} shown={course} isOwn={isOwn} />
}

function CoursePage({ shown, isOwn }: { shown: Course; isOwn: boolean }) {
  const words = courseWords()
  const enrolment = useEnrolment(shown, isOwn)
  const { course } = enrolment
  const { instructor, starts_at: startsAt, seats_left: seats } = course
  const isStarted = hasStarted(course, deviceClock.now())
  const hasSeats = seats !== null && !isStarted && !course.is_enrolled
  return (
    <main id="main" className={`ui-page ${styles['course']}`} data-stack>
      <PageMeta title={course.title} description={course.description} />
      <StructuredData
        describe={import.meta.env.SSR ? (origin) => describeCourse(origin, course, deviceClock.now()) : undefined}
      />
      <p className="ui-note">
        <Link to="/courses">{coursesWords().title}</Link>
      </p>
      <div className={styles['title']}>
        <h1 lang={languageOf(course.title)}>{course.title}</h1>
        {course.subtitle ? <p>{course.subtitle}</p> : null}
      </div>
      <div className={styles['offer']}>
        <CourseEnrol {...enrolment} />
      </div>
      {course.image ? <img className={styles['picture']} src={course.image} alt="" width="720" height="260" /> : null}
      <p className={styles['prose']}>{course.description}</p>
      <section className={styles['section']} aria-labelledby="included">
        <h2 id="included">{words.included}</h2>
        <PriceSplit
          caption={words.included}
          rows={[
            ...(instructor ? [{ label: words.teacher, value: instructor.name }] : []),
            {
              label: isStarted ? words.hasStarted : words.start,
              value: startsAt ? formatDayAndTime(startsAt) : coursesWords().anyTime,
            },
            { label: words.length, value: coursesWords().hours({ hours: course.duration_hours }) },
            { label: words.lessons, value: lessonCount(course) },
            { label: words.language, value: course.language },
            ...(hasSeats ? [{ label: words.seats, value: seats }] : []),
          ]}
        />
      </section>
      <section className={styles['section']} aria-labelledby="syllabus">
        <h2 id="syllabus">{words.syllabus}</h2>
        <ol className={styles['syllabus']}>
          {course.syllabus.map(({ title, lessons }) => (
            <li key={title}>
              <b>{title}</b>
              <ul>
                {lessons.map((lesson) => (
                  <li key={lesson}>{lesson}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </main>
  )
}
