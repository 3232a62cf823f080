export { default, ErrorBoundary } from '@tarapath/customer-core/account/login-screen'
