import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Command =
  | { kind: 'open'; port: number; path: string; tokens: readonly string[]; localAddress: string }
  | { kind: 'close' }
  /** From now on the arrival of an event is noted. */
  | { kind: 'await' }
  /** Waits until it has arrived at every stream. */
  | { kind: 'arrived' }

export interface Report {
  open: number
  /** Streams that the server did not open, or ended. */
  refused: number
  /** Milliseconds since 1970. */
  arrivals: number[]
}

export interface StreamsClient {
  /** The reports of all processes together. */
  tell: (command: Exclude<Command, { kind: 'open' }>) => Promise<Report>
  open: (port: number, path: string, tokens: readonly string[]) => Promise<Report>
  stop: () => void
}

/** Several processes, each with a local address of its own, because each may hold only so many sockets and ports. */
export function startStreamsClient(processes: number): StreamsClient {
  const children = Array.from({ length: processes }, () =>
    fork(fileURLToPath(new URL('streams-process.ts', import.meta.url))),
  )
  const askAll = async (commandOf: (at: number) => Command): Promise<Report> => {
    const reports = await Promise.all(
      children.map((child, at) => {
        child.send(commandOf(at))
        return new Promise<Report>((resolve, reject) => {
          child.once('message', (report) => resolve(report as Report))
          child.once('exit', (code) => reject(new Error(`The streams ended with ${code}.`)))
        })
      }),
    )
    return {
      open: reports.reduce((sum, { open }) => sum + open, 0),
      refused: reports.reduce((sum, { refused }) => sum + refused, 0),
      arrivals: reports.flatMap(({ arrivals }) => arrivals),
    }
  }
  return {
    tell: (command) => askAll(() => command),
    open: (port, path, tokens) =>
      askAll((at) => ({
        kind: 'open',
        port,
        path,
        tokens: tokens.filter((_, index) => index % processes === at),
        localAddress: `127.0.0.${2 + at}`,
      })),
    stop() {
      for (const child of children) child.kill()
    },
  }
}
