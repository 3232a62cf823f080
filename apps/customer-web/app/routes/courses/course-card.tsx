import type { Course } from '@tarapath/api-client/types'
import { deviceClock, formatDay, Link } from '@tarapath/customer-core/platform'
import { Tag } from '@tarapath/ui-kit'
import { CoursePrice, priceClass } from './course-price.tsx'
import { courseStatus, hasStarted } from './course-status.ts'
import styles from './courses.module.css'
import { coursesWords } from './words/courses.gen.ts'

export function CourseCard({ course }: { course: Course }) {
  const words = coursesWords()
  const status = courseStatus(course, deviceClock.now())
  const facts = [startOf(course), words.hours({ hours: course.duration_hours }), course.language]
  return (
    <li className={styles['card']}>
      {course.image ? <img src={course.image} alt="" loading="lazy" width="88" height="88" /> : null}
      <div className={styles['cardText']}>
        <h2>
          <Link to={`/courses/${course.id}`}>{course.title}</Link>
        </h2>
        {course.subtitle ? <p>{course.subtitle}</p> : null}
        <p className="ui-note">{facts.join(' · ')}</p>
        {course.instructor ? <p className="ui-note">{words.with({ name: course.instructor.name })}</p> : null}
        <div className={styles['state']}>
          {status === 'open' || status === 'full' ? (
            <p className={priceClass}>
              <CoursePrice course={course} />
            </p>
          ) : null}
          {status === 'open' ? null : <Tag tone={status === 'enrolled' ? 'success' : 'neutral'}>{words[status]}</Tag>}
        </div>
      </div>
    </li>
  )
}

function startOf(course: Course): string {
  const words = coursesWords()
  if (course.starts_at === null) return words.anyTime
  const day = formatDay(course.starts_at)
  return hasStarted(course, deviceClock.now()) ? words.startedOn({ day }) : words.starts({ day })
}
