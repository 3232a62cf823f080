import { deviceClock, formatLongDay, Link, PageMeta, StructuredData } from '@tarapath/customer-core/platform'
import { PriceSplit } from '@tarapath/ui-kit'
import type { Route } from './+types/course'
import { CourseEnrol } from './course-enrol.tsx'
import { CoursePrice, priceClass } from './course-price.tsx'
import { coursePaise, hasStarted, lessonCount } from './course-status.ts'
import styles from './courses.module.css'
import { describeCourse } from './describe-courses.ts'
import { courseWords } from './words/course.gen.ts'
import { coursesWords } from './words/courses.gen.ts'

export default function CourseScreen({ loaderData: course }: Route.ComponentProps) {
  const words = courseWords()
  const { instructor, starts_at: startsAt, seats_left: seats } = course
  const isStarted = hasStarted(course, deviceClock.now())
  return (
    <main id="main" className={`ui-page ${styles['course']}`} data-stack>
      <PageMeta title={course.title} description={course.description} />
      <StructuredData
        describe={import.meta.env.SSR ? (origin) => describeCourse(origin, course, deviceClock.now()) : undefined}
      />
      <p className="ui-note">
        <Link to="/courses">{coursesWords().title}</Link>
      </p>
      <div>
        <h1>{course.title}</h1>
        {course.subtitle ? <p>{course.subtitle}</p> : null}
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
              value: startsAt ? formatLongDay(startsAt) : coursesWords().anyTime,
            },
            { label: words.length, value: coursesWords().hours({ hours: course.duration_hours }) },
            { label: words.lessons, value: lessonCount(course) },
            { label: words.language, value: course.language },
            ...(seats === null || isStarted ? [] : [{ label: words.seats, value: seats }]),
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
      <p className={`${priceClass} ${styles['bigPrice']}`}>
        <CoursePrice course={course} /> {coursePaise(course) > 0 ? <small>{words.inclGst}</small> : null}
      </p>
      <CourseEnrol key={course.id} course={course} />
    </main>
  )
}
