export {
  default,
  ErrorBoundary,
  HydrateFallback,
  loader as clientLoader,
} from '@tarapath/customer-core/profile/number-screen'
