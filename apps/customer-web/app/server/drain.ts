import type { Server } from 'node:http'

const DRAIN_MS = 10_000
const SWEEP_MS = 100

/** Takes nothing new, lets what runs finish for a while, then cuts it. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    // Who keeps a connection busy learns with the next reply that it ends.
    server.prependListener('request', (_, reply) => reply.setHeader('connection', 'close'))
    // A connection whose last reply has just ended is idle a moment later.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}
