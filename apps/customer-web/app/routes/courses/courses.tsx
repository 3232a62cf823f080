import { listCourses } from '@tarapath/api-client/courses'
import { apiContext, loadScreen, signInContext } from '@tarapath/customer-core/platform'
import { hasSessionCookie } from '@tarapath/customer-core/session-cookie'
import { lateScreen } from '../../late-screen.tsx'
import type { Route } from './+types/courses'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const loader = async (args: Route.LoaderArgs) => ({ courses: await findCourses(args), isOwn: false })

/** On the way from another page, the customer's own are asked for at once. */
export const clientLoader = async (args: Route.ClientLoaderArgs) => ({
  courses: await findCourses(args),
  isOwn: args.context.get(signInContext).isSignedIn(),
})

const findCourses = ({ context }: Pick<Route.LoaderArgs, 'context'>) => loadScreen(listCourses(context.get(apiContext)))

export default lateScreen<Route.ComponentProps>(
  () => import('./courses-screen.tsx'),
  () => hasSessionCookie(document.cookie),
)
