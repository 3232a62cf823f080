import { data } from 'react-router'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
