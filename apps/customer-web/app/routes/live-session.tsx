export {
  default,
  ErrorBoundary,
  HydrateFallback,
  loader as clientLoader,
} from '@tarapath/customer-core/live/live-session-screen'
