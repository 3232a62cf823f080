import { listCourses } from '@tarapath/api-client/courses'
import { apiContext, loadScreen, signInContext } from '@tarapath/customer-core/platform'
import { hasSessionCookie } from '@tarapath/customer-core/session-cookie'
import { data } from 'react-router'
import { lateScreen } from '../../late-screen.tsx'
import type { Route } from './+types/course'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const loader = async (args: Route.LoaderArgs) => ({ course: await findCourse(args), isOwn: false })

/** An enrolled customer who comes from another page sees no price while the page loads. */
export const clientLoader = async (args: Route.ClientLoaderArgs) => ({
  course: await findCourse(args),
  isOwn: args.context.get(signInContext).isSignedIn(),
})

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
