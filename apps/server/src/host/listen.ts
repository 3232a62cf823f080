import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { DroppedConnection } from '@tarapath/backend'

export type Answer = (request: Request, connection: HttpBindings) => Response | Promise<Response>

const LAST_CALL_MS = 250
const DRAIN_MS = 9000
const SWEEP_MS = 100

/** Listens with limits on how slowly a client may speak. Rejects when the port cannot be had. */
export function listen(port: number, host: string, answer: Answer): Promise<Server> {
  const listener = getRequestListener(async (request, env) => {
    try {
      return await answer(request, env as HttpBindings)
    } catch (failure) {
      if (!(failure instanceof DroppedConnection)) throw failure
      // A fault ordered on the console: the client sees a broken connection.
      env.outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
  })
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    (incoming, outgoing) => {
      void listener(incoming, outgoing)
    },
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

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
