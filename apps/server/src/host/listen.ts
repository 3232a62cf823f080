import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { DroppedConnection } from '@tarapath/backend'

export type Answer = (request: Request, connection: HttpBindings) => Response | Promise<Response>

const DRAIN_MS = 10_000
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
