import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

export type Network = Awaited<ReturnType<typeof openNetwork>>

/** A proxy between a browser and the website: the drivers of these browsers can neither cut a network nor slow it. */
export async function openNetwork() {
  let isCut = false
  let held: { pattern: RegExp; until: Promise<void> } | null = null

  async function forward(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (held?.pattern.test(incoming.url ?? '')) await held.until
    if (isCut) return void incoming.socket.destroy()
    const { method, headers } = incoming
    const onward = request(incoming.url ?? '', { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    reply.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  const server = createServer((incoming, reply) => void forward(incoming, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')

  return {
    port: address.port,
    cut(): void {
      isCut = true
      server.closeAllConnections()
    },
    mend(): void {
      isCut = false
    },
    /** Keeps requests whose addresses match from the website until the returned function is called. */
    hold(pattern: RegExp): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { pattern, until: promise }
      return () => {
        held = null
        resolve()
      }
    },
    close(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
