import { pageWords, ScreenSkeleton } from '@tarapath/customer-core/platform'

export { default, ErrorBoundary, loader as clientLoader } from '@tarapath/customer-core/queue/queue-screen'

export const HydrateFallback = () => <ScreenSkeleton title={pageWords().waitingList} />
