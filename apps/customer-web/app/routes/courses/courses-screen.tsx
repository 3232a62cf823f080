import { ContactLink, PageMeta, StructuredData } from '@tarapath/customer-core/platform'
import { EmptyState, TextLink } from '@tarapath/ui-kit'
import type { Route } from './+types/courses'
import { CourseCard } from './course-card.tsx'
import styles from './courses.module.css'
import { describeCourses } from './describe-courses.ts'
import { useOwnCourses } from './use-own-courses.ts'
import { coursesWords } from './words/courses.gen.ts'

export default function CoursesScreen({ loaderData }: Route.ComponentProps) {
  const words = coursesWords()
  const [courses] = useOwnCourses(loaderData)
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} description={words.description} />
      <StructuredData describe={import.meta.env.SSR ? (origin) => describeCourses(origin, courses) : undefined} />
      <div className={styles['head']}>
        <h1>{words.title}</h1>
        <TextLink href="/courses/mine">{words.mine}</TextLink>
      </div>
      <p className="ui-note">{words.about}</p>
      {courses.length === 0 ? (
        <EmptyState title={words.empty}>
          <ContactLink>{words.emptyHint}</ContactLink>
        </EmptyState>
      ) : (
        <ul className={styles['grid']}>
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </ul>
      )}
    </main>
  )
}
