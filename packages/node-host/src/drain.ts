import type { Server } from 'node:http'

const LAST_CALL_MS = 250
const DRAIN_MS = 9000
const SWEEP_MS = 100

/** Says with every reply that it ends, then takes nothing new, lets what runs finish for a while, and cuts the rest. */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_, reply) => reply.setHeader('connection', 'close'))
  // Requests that have arrived and were not read yet: closing now would break their connections as idle ones.
  await new Promise((resolve) => setTimeout(resolve, LAST_CALL_MS))
  await new Promise((resolve) => setImmediate(resolve))
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    // A connection whose last reply has just ended is idle a moment later.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}
