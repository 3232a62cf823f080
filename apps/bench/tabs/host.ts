import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer as createPlainServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import { createClient, memoryStorage } from '@tarapath/api-client'
import { requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { createClock, type TurnableClock } from '@tarapath/backend'
import { openPglite } from '@tarapath/backend/pglite'
import { seed } from '@tarapath/sandbox'
import { openTestBackend, type TestCustomer } from '@tarapath/backend-testing'
import { build } from 'esbuild'

/** A received request; `tab` is the name of its page. */
export interface Arrival {
  at: number
  method: string
  path: string
  tab: string
  body: string
}

export interface Host {
  readonly origin: string
  readonly clock: TurnableClock
  readonly arrivals: readonly Arrival[]
  newCustomer(): Promise<TestCustomer>
  /** Starts a chat that both sides have picked up, with an operator as the astrologer. */
  chatFor(customer: TestCustomer): Promise<number>
  close(): Promise<void>
}

const RUPEES = 20_000
const CERTIFICATE =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'

/** The real backend with an empty page on the same origin, as in production (`https`) or development (`http`). */
export async function openHost(scheme: 'http' | 'https'): Promise<Host> {
  const script = await bundledPage()
  const clock = createClock()
  const database = await openPglite()
  await seed(database.db, clock.now())
  const backend = await openTestBackend({ database, clock, settings: { console: true } })
  const arrivals: Arrival[] = []

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/tab.js') return new Response(script, { headers: { 'content-type': 'text/javascript' } })
    if (pathname.startsWith('/tab/') || pathname === '/elsewhere') return pageAt(pathname)
    const body = await request.clone().text()
    const tab = request.headers.get('x-tab') ?? ''
    arrivals.push({ at: Date.now(), method: request.method, path: pathname, tab, body })
    // Random latency, so that replies overtake each other.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 15))
    return backend.fetch(request)
  }

  const server = createAdaptorServer({
    fetch: answer,
    ...(scheme === 'https'
      ? { createServer: createSecureServer, serverOptions: await makeCertificate() }
      : { createServer: createPlainServer }),
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const ticking = setInterval(() => void backend.controls.tick(), 1000)

  const press = async (path: string, form: Record<string, string | number>): Promise<void> => {
    const body = new URLSearchParams(Object.entries(form).map(([key, value]) => [key, String(value)]))
    const reply = await backend.fetch(`http://localhost/console/${path}`, { method: 'POST', body })
    if (reply.status >= 400) throw new Error(`The console refused ${path}: ${reply.status}`)
  }
  let lastAstrologer = 11

  return {
    origin: `${scheme}://localhost:${(server.address() as AddressInfo).port}`,
    clock,
    arrivals,
    newCustomer: () => backend.newCustomer({ paise: RUPEES * 100 }),
    async chatFor({ access, refresh }) {
      const astrologer = (lastAstrologer += 1)
      await press('availability/set', { astrologer, availability: 'online' })
      await press('operator/take-over', { astrologer })
      const storage = memoryStorage({ access, refresh })
      const client = createClient({ baseUrl: 'http://localhost', fetch: backend.fetch as typeof fetch, storage })
      const { id } = await requestConsultation(client, { type: 'chat' }, { consultant_id: astrologer })
      await startChat(client, { consultation_id: id })
      await press('operator/pick-up', { consultation: id })
      return id
    },
    async close() {
      clearInterval(ticking)
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await backend.close()
    },
  }
}

const pageAt = (path: string): Response =>
  new Response(
    `<!doctype html><title>${path}</title>${path === '/elsewhere' ? '' : '<script type="module" src="/tab.js"></script>'}`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

async function bundledPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
  })
  return outputFiles[0]!.text
}

/** A temporary certificate, which the browsers are configured to accept. */
async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const directory = await mkdtemp(join(tmpdir(), 'tarapath-certificate-'))
  try {
    await promisify(execFile)('openssl', `${CERTIFICATE} -keyout key.pem -out cert.pem`.split(' '), { cwd: directory })
    return { key: await readFile(join(directory, 'key.pem')), cert: await readFile(join(directory, 'cert.pem')) }
  } finally {
    await rm(directory, { recursive: true })
  }
}
