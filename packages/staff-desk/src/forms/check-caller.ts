import { DomainError } from '@tarapath/backend/errors'

const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/**
 * Pages that stand on their own believe nobody but themselves, whatever cookie comes along.
 * A stranger's page may post a form to this address: the browser says where it comes from. Or it may point its own name
 * at this machine and be of our origin: so a name has to be ours, and an address of numbers cannot be pointed anywhere.
 */
export function checkCaller(request: Request, publicOrigin: string): void {
  const url = new URL(request.url)
  // A proxy before us speaks https where we hear http: the name is what counts.
  const isOurs =
    url.hostname === 'localhost' || IP_ADDRESS.test(url.hostname) || url.host === new URL(publicOrigin).host
  if (!isOurs) throw new DomainError('unknown_host', 'This page answers under its own address only (PUBLIC_ORIGIN).')
  if (request.method === 'GET') return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  // Neither header: no browser sent this.
  const isOwnOrigin = origin === null || origin === url.origin || origin === publicOrigin
  const isOwnPage = site === null ? isOwnOrigin : site === 'same-origin'
  if (!isOwnPage) throw new DomainError('wrong_origin', 'This came from another page. Use the form on this one.')
}
