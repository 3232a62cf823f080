import { listCourses } from '@tarapath/api-client/courses'
import { apiContext, loadScreen } from '@tarapath/customer-core/platform'
import { hasSessionCookie } from '@tarapath/customer-core/session-cookie'
import { data } from 'react-router'
import { lateScreen } from '../../late-screen.tsx'
import type { Route } from './+types/course'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const loader = (args: Route.LoaderArgs) => findCourse(args)

/** On the way from another page, who is enrolled sees no price. */
export const clientLoader = (args: Route.ClientLoaderArgs) => findCourse(args)

/** The endpoint knows no single course. */
async function findCourse({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const courses = await loadScreen(listCourses(context.get(apiContext)))
  const course = courses.find(({ id }) => String(id) === params.id)
  if (!course) throw data({ kind: 'not-found', reference: null, retryAfterSeconds: null }, { status: 404 })
  return course
}

export default lateScreen<Route.ComponentProps>(
  () => import('./course-screen.tsx'),
  () => hasSessionCookie(document.cookie),
)
