import { originOf } from '../server/api.server.ts'
import type { Route } from './+types/robots'

/** Pages of a signed-in customer, and every page as a native app shows it. */
const CLOSED = [
  '/api/',
  '/cart',
  '/chat',
  '/checkout',
  '/courses/mine',
  '/favourites',
  '/history',
  '/live-session',
  '/login',
  '/orders',
  '/profile',
  '/queue',
  '/studio',
  '/wallet',
  '/*platform=mobile',
]

/** /robots.txt. The pictures of shared links are below /share and stay open. */
export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${originOf(request)}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
