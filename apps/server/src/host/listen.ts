import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { DroppedConnection } from '@tarapath/backend'
import { refuseMethod } from '@tarapath/node-host'

export type Answer = (request: Request, connection: HttpBindings) => Response | Promise<Response>

/** Listens with time limits for slow clients. Rejects when the port is not available. */
export function listen(port: number, host: string, answer: Answer): Promise<Server> {
  const listener = getRequestListener(async (request, env) => {
    try {
      return await answer(request, env as HttpBindings)
    } catch (failure) {
      if (!(failure instanceof DroppedConnection)) throw failure
      // The console can inject this fault: the client sees a broken connection.
      env.outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
  })
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    (incoming, outgoing) => {
      if (!refuseMethod(incoming, outgoing)) void listener(incoming, outgoing)
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
