import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PRISM = fileURLToPath(new URL('../prism/', import.meta.url))
const OPENAPI = fileURLToPath(import.meta.resolve('@tarapath/api-client/openapi.json'))
const READY_WITHIN_MS = 60_000

export interface Violation {
  call: string
  location: string
  message: string
}

export interface ValidatingProxy {
  /** Sends a request through the proxy. */
  fetch: typeof fetch
  /** The requests so far, and where they or their replies differ from the document. */
  seen: { requests: number; calls: Set<string>; violations: Violation[] }
  stop: () => void
}

/** Starts prism as a proxy of a server. It checks every request and reply against our OpenAPI document. */
export async function startValidatingProxy(upstream: string, port: number): Promise<ValidatingProxy> {
  if (!existsSync(`${PRISM}node_modules/.modules.yaml`))
    execFileSync('pnpm', ['install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'], {
      cwd: PRISM,
      stdio: 'inherit',
    })
  const prism = spawn(
    `${PRISM}node_modules/.bin/prism`,
    ['proxy', OPENAPI, upstream, '--port', String(port), '--host', '127.0.0.1'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`Prism did not start within ${READY_WITHIN_MS / 1000} s.`)),
      READY_WITHIN_MS,
    )
    prism.stdout.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('is listening')) return
      clearTimeout(late)
      resolve()
    })
    prism.once('exit', (code) => reject(new Error(`Prism stopped with ${code}.`)))
  })

  const seen: ValidatingProxy['seen'] = { requests: 0, calls: new Set(), violations: [] }
  return {
    seen,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const call = `${request.method} ${pathname.replaceAll(/\d+/g, '{}')}`
      const { method, headers } = request
      // A kept connection is sometimes closed under the next request.
      headers.set('connection', 'close')
      // prism does not read chunked bodies.
      const body = request.body === null ? null : await request.arrayBuffer()
      const reply = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, body })
      seen.requests += 1
      seen.calls.add(call)
      const said = JSON.parse(reply.headers.get('sl-violations') ?? '[]') as { location: string[]; message: string }[]
      seen.violations.push(...said.map(({ location, message }) => ({ call, location: location.join('.'), message })))
      return reply
    },
    stop: () => void prism.kill(),
  }
}
