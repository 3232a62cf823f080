/** `failing`: the server answers each request with an error. */
export type Network = 'fast' | 'slow' | 'offline' | 'failing'

const SLOW_MS = 2500

let network: Network = 'fast'

/** Chooses the network between the screens and the backend in this page, and tells the screens as a browser does. */
export function chooseNetwork(next: Network): void {
  const wasOffline = network === 'offline'
  network = next
  if (wasOffline !== (next === 'offline')) dispatchEvent(new Event(wasOffline ? 'online' : 'offline'))
}

Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => network !== 'offline' })

/** Sends requests through the chosen network. */
export function throughNetwork(send: (request: Request) => Response | Promise<Response>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    request.signal.throwIfAborted()
    if (network === 'offline') throw new TypeError('Failed to fetch')
    if (network === 'failing') return Response.json({ detail: 'It failed.' }, { status: 500 })
    return send(request)
  }
}
