export { default, ErrorBoundary, loader } from '@tarapath/customer-core/astrologers/profile-screen'
