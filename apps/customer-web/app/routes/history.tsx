import { pageWords, ScreenSkeleton } from '@tarapath/customer-core/platform'

export { default, ErrorBoundary, loader as clientLoader } from '@tarapath/customer-core/history/history-screen'

export const HydrateFallback = () => <ScreenSkeleton title={pageWords().consultations} />
