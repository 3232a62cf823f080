import { onDemand } from '@tarapath/customer-core/platform'
import { lateScreen } from '../late-screen.tsx'

export { loader } from '@tarapath/customer-core/astrologers/profile-screen'

export const ErrorBoundary = onDemand(() => import('@tarapath/customer-core/astrologers/no-astrologer-screen'))

export default lateScreen(() => import('@tarapath/customer-core/astrologers/profile-screen'))
