import { refuse } from '../http/problem.ts'

const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/**
 * The console knows no sign-in, so it believes nobody but its own page.
 * A stranger's page may post a form to this address: the browser says where it comes from. Or it may point its own name
 * at this machine and be of our origin: so a name has to be ours, and an address of numbers cannot be pointed anywhere.
 */
export function checkCaller(request: Request, publicOrigin: string): void {
  const url = new URL(request.url)
  const isOurs = url.hostname === 'localhost' || IP_ADDRESS.test(url.hostname) || url.origin === publicOrigin
  if (!isOurs) throw refuse(403, 'unknown_host', 'The console answers under its own address only.')
  if (request.method === 'GET') return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  // Neither header: no browser sent this.
  const isOwnPage = site === null ? origin === null || origin === url.origin : site === 'same-origin'
  if (!isOwnPage) throw refuse(403, 'wrong_origin', 'This came from another page. Use the form on the console.')
}
