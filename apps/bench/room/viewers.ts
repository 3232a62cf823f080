import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Audience {
  port: number
  streamId: number
  tokens: readonly string[]
}

/** What all viewers got since the last report. */
export interface Watched {
  arrived: number
  doubled: number
  /** Milliseconds. */
  p50: number
  p99: number
}

export interface Viewers {
  /** Waits until everybody has got this many messages, or for ten seconds without another one. */
  report: (sent: number) => Promise<Watched>
  stop: () => Promise<void>
}

/** Opens the streams in a process of their own, so that reading costs the measured process nothing. */
export async function startViewers(audience: Audience): Promise<Viewers> {
  const child = fork(fileURLToPath(new URL('viewers-process.ts', import.meta.url)))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const next = <Message>() =>
    new Promise<Message>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Message))
      child.once('exit', (code) => reject(new Error(`The viewers ended with ${code}.`)))
    })
  child.send(audience)
  await next()
  return {
    report(sent) {
      child.send(sent)
      return next<Watched>()
    },
    async stop() {
      child.kill()
      await gone
    },
  }
}
