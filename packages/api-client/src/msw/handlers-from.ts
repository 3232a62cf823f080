import { http, type HttpHandler } from 'msw'

/**
 * Sends every request to `…/api/…` to a fetch handler, such as a whole backend in this process or on this page:
 * `setupServer(...handlersFrom(backend.fetch))`. With `baseUrl` only requests to that URL are handled; without it,
 * requests to any host.
 */
export function handlersFrom(
  fetchHandler: (request: Request) => Response | Promise<Response>,
  { baseUrl = '*' }: { baseUrl?: string } = {},
): HttpHandler[] {
  return [http.all(`${baseUrl.replace(/\/+$/, '')}/api/*`, ({ request }) => fetchHandler(request))]
}
