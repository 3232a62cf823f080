import { data, redirect } from 'react-router'
import type { Route } from './+types/not-found'
import { horoscopeAddress } from './horoscope/horoscope-address.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

/** Spec §2: any path that contains "horoscope" is a horoscope page. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  if (pathname.toLowerCase().includes('horoscope')) throw redirect(horoscopeAddress(pathname) + search)
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
