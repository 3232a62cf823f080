import { DomainError } from '@tarapath/backend/errors'

const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/**
 * Refuses requests from pages of other origins, with or without a cookie. A form of another site is recognised by the
 * headers that the browser sends. A site whose host name resolves to this machine (DNS rebinding) has our origin but not
 * our host name; IP addresses cannot be rebound, so they are allowed.
 */
export function checkCaller(request: Request, publicOrigin: string): void {
  const url = new URL(request.url)
  // Behind a proxy that ends https the protocol differs, so only the host is compared.
  const isOwnHost =
    url.hostname === 'localhost' || IP_ADDRESS.test(url.hostname) || url.host === new URL(publicOrigin).host
  if (!isOwnHost) throw new DomainError('unknown_host', 'This page is available under PUBLIC_ORIGIN only.')
  if (request.method === 'GET') return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  // Without both headers the request does not come from a browser.
  const isOwnOrigin = origin === null || origin === url.origin || origin === publicOrigin
  const isOwnPage = site === null ? isOwnOrigin : site === 'same-origin'
  if (!isOwnPage)
    throw new DomainError('wrong_origin', 'The form was sent from another site. Use the form on this page.')
}
