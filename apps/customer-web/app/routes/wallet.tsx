import { pageWords, ScreenSkeleton } from '@tarapath/customer-core/platform'

export { default, ErrorBoundary, loader as clientLoader } from '@tarapath/customer-core/wallet/wallet-screen'

export const HydrateFallback = () => <ScreenSkeleton title={pageWords().wallet} />
