export {
  default,
  ErrorBoundary,
  HydrateFallback,
  loader as clientLoader,
} from '@tarapath/customer-core/profile/profile-screen'
