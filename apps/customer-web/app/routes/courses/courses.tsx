import { listCourses } from '@tarapath/api-client/courses'
import { apiContext, loadScreen } from '@tarapath/customer-core/platform'
import { hasSessionCookie } from '@tarapath/customer-core/session-cookie'
import { lateScreen } from '../../late-screen.tsx'
import type { Route } from './+types/courses'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const loader = ({ context }: Route.LoaderArgs) => loadScreen(listCourses(context.get(apiContext)))

export default lateScreen<Route.ComponentProps>(
  () => import('./courses-screen.tsx'),
  () => hasSessionCookie(document.cookie),
)
