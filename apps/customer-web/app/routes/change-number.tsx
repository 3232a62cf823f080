export { ScreenSkeleton as HydrateFallback } from '@tarapath/customer-core/platform'
export { default, ErrorBoundary, loader as clientLoader } from '@tarapath/customer-core/profile/number-screen'
