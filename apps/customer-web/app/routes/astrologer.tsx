import { lateScreen } from '../late-screen.tsx'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'
export { loader } from '@tarapath/customer-core/astrologers/profile-screen'

export default lateScreen(() => import('@tarapath/customer-core/astrologers/profile-screen'))
