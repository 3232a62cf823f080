import type { Server } from 'node:http'

const GRACE_MS = 250
const MAX_BACKLOG_MS = 3000
/** Pending requests have so long to finish. */
export const DRAIN_MS = 9000
const SWEEP_MS = 100

/**
 * Shuts a server down gracefully. Every response closes its connection; after a grace period the server accepts no new
 * connections, lets pending requests finish for up to nine seconds, and then closes the rest.
 */
export async function drain(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  await new Promise((resolve) => setTimeout(resolve, GRACE_MS))
  await acceptBacklog(server)
  // A connection becomes idle some time after its last response has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(deadline)
  clearInterval(sweep)
}

/**
 * A busy process has a backlog of connections, and closing the server would reset those whose requests it has not read.
 * Each turn of the event loop accepts one connection (libuv 1.45 and later) and reads from those accepted before.
 */
async function acceptBacklog(server: Server): Promise<void> {
  let idleTurns = 0
  const onConnection = () => {
    idleTurns = 0
  }
  server.on('connection', onConnection)
  for (const until = performance.now() + MAX_BACKLOG_MS; idleTurns < 2 && performance.now() < until; idleTurns += 1)
    await new Promise((resolve) => setImmediate(resolve))
  server.off('connection', onConnection)
}
