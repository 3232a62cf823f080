import { listCourses } from '@tarapath/api-client/courses'
import { apiContext, loadScreen } from '@tarapath/customer-core/platform'
import { data } from 'react-router'
import { lateScreen } from '../../late-screen.tsx'
import type { Route } from './+types/course'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

/** The endpoint knows no single course. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const courses = await loadScreen(listCourses(context.get(apiContext)))
  const course = courses.find(({ id }) => String(id) === params.id)
  if (!course) throw data({ kind: 'not-found', reference: null, retryAfterSeconds: null }, { status: 404 })
  return course
}

export default lateScreen<Route.ComponentProps>(() => import('./course-screen.tsx'))
