import { listCourses } from '@tarapath/api-client/courses'
import { SignInPrompt } from '@tarapath/customer-core/account'
import { apiContext, loadScreen, PageMeta, ScreenSkeleton, signInContext } from '@tarapath/customer-core/platform'
import { Button, EmptyState } from '@tarapath/ui-kit'
import type { Route } from './+types/my-courses'
import { CourseCard } from './course-card.tsx'
import styles from './courses.module.css'
import { myCoursesWords } from './words/my-courses.gen.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const HydrateFallback = () => <ScreenSkeleton title={myCoursesWords().title} />

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  if (!context.get(signInContext).isSignedIn()) return null
  return (await loadScreen(listCourses(context.get(apiContext)))).filter((course) => course.is_enrolled)
}

export default function MyCoursesScreen({ loaderData: courses }: Route.ComponentProps) {
  const words = myCoursesWords()
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} noindex />
      <h1>{words.title}</h1>
      {courses === null ? <SignInPrompt reason={words.signInToSee} about={words.about} /> : null}
      {courses?.length === 0 ? (
        <EmptyState title={words.empty} action={<Button href="/courses">{words.seeCourses}</Button>}>
          {words.emptyHint}
        </EmptyState>
      ) : null}
      <ul className={styles['grid']}>
        {courses?.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
    </main>
  )
}
