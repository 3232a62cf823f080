import type { Server } from 'node:http'

const LAST_CALL_MS = 250
const LAST_CALL_MOST_MS = 3000
const DRAIN_MS = 9000
const SWEEP_MS = 100

/** Says with every reply that it ends, then takes nothing new, lets what runs finish for a while, and cuts the rest. */
export async function drain(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  server.prependListener('request', (_, reply) => reply.setHeader('connection', 'close'))
  await new Promise((resolve) => setTimeout(resolve, LAST_CALL_MS))
  await everybodyIsIn(server)
  // A connection whose last reply has just ended is idle a moment later.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(cut)
  clearInterval(sweep)
}

/**
 * A busy process is behind, and closing breaks connections whose requests it has not read. Each turn of the loop takes
 * one connection that waits (libuv 1.45 and later) and reads from those it took before.
 */
async function everybodyIsIn(server: Server): Promise<void> {
  let quietTurns = 0
  const somebody = () => {
    quietTurns = 0
  }
  server.on('connection', somebody)
  for (
    const until = performance.now() + LAST_CALL_MOST_MS;
    quietTurns < 2 && performance.now() < until;
    quietTurns += 1
  )
    await new Promise((resolve) => setImmediate(resolve))
  server.off('connection', somebody)
}
