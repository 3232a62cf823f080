import { lateScreen } from '../late-screen.tsx'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'
export { loader } from '@tarapath/customer-core/astrologers/list-screen'

// A wide screen has a column of filters, which only scripts fill.
export default lateScreen(
  () => import('@tarapath/customer-core/astrologers/list-screen'),
  () => matchMedia('(min-width: 840px)').matches,
)
