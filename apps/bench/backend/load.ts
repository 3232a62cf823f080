import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Load {
  port: number
  connections: number
  seconds: number
  /** Raw requests, divided among the connections; `{n}` becomes a new number each time. */
  requests: string[]
  /** Each connection sends at fixed moments; without it, as soon as it has a reply. */
  everyMs?: number
}

export interface LoadReport {
  perSecond: number
  /** Milliseconds from the moment a request was due. */
  p50: number
  p99: number
  statuses: Record<string, number>
  /** Headers and body. */
  bytesPerReply: number
}

export async function offer(load: Load): Promise<LoadReport> {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)))
  child.send(load)
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as LoadReport))
    child.once('exit', (code) => code !== 0 && reject(new Error(`The load ended with ${code}.`)))
  })
}

export const get = (path: string, headers: Record<string, string> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
