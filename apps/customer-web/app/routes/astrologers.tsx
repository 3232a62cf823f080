export { default, ErrorBoundary, loader } from '@tarapath/customer-core/astrologers/list-screen'
