import { ScreenSkeleton } from '@tarapath/customer-core/platform'

export { default, ErrorBoundary, loader as clientLoader } from '@tarapath/customer-core/wallet/wallet-screen'

export const HydrateFallback = () => (
  <ScreenSkeleton title="Wallet" content="Your balance, your receipts and your recharges" />
)
