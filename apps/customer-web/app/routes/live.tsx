export { default, ErrorBoundary, loader } from '@tarapath/customer-core/live/live-screen'
