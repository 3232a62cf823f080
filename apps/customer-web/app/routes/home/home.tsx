import { apiContext, dayInIndia, deviceClock, formatShortDay } from '@tarapath/customer-core/platform'
import { lateScreen } from '../../late-screen.tsx'
import { sunSignOn } from '../horoscope/signs.ts'
import type { Route } from './+types/home'
import { loadHome } from './load-home.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export async function loader({ context }: Route.LoaderArgs) {
  const now = deviceClock.now()
  const sign = sunSignOn(dayInIndia(now))
  return {
    today: { date: formatShortDay(now), sign: sign.slug, season: { sanskrit: sign.sanskrit, english: sign.english } },
    ...(await loadHome(context.get(apiContext))),
  }
}

export default lateScreen<Route.ComponentProps>(() => import('./home-screen.tsx'))
