import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const directory = join(mkdtempSync(join(tmpdir(), 'tarapath-server-')), 'data')

function start(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'] ?? '', ...env } })
}

/** What a process says until it ends, or until it has said what is waited for. */
function heard(child: ChildProcess, until?: string): Promise<{ said: string; code: number | null }> {
  return new Promise((resolve) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (until !== undefined && said.includes(until)) resolve({ said, code: null })
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('exit', (code) => resolve({ said, code }))
  })
}

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(String(port)))
    })
  })
}

let port: string
let server: ChildProcess
beforeAll(async () => {
  port = await freePort()
  server = start({ PORT: port, DATA_DIR: directory })
  await heard(server, 'ready in')
})
afterAll(() => {
  server.kill('SIGKILL')
})

test('serves the API and says that it is ready', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  expect(await (await fetch(`http://127.0.0.1:${port}/api/v1/user/ip`)).json()).toEqual({ ip: '127.0.0.1' })
})

test('a port in use, a directory in use and a bad setting are one sentence each', async () => {
  const elsewhere = await freePort()
  const [samePort, sameDirectory, noDirectory, badSetting] = await Promise.all([
    heard(start({ PORT: port, DATA_DIR: `${directory}-2` })),
    heard(start({ PORT: elsewhere, DATA_DIR: directory })),
    heard(start({ PORT: '0', DATA_DIR: MAIN })),
    heard(start({ PORT: 'many' })),
  ])
  expect(samePort).toEqual({
    code: 1,
    said: `Port ${port} is in use. Stop what is using it, or choose another with PORT.\n`,
  })
  expect(sameDirectory).toEqual({ code: 1, said: expect.stringMatching(`in use by process ${server.pid}. [^\n]*\n$`) })
  expect(noDirectory).toEqual({ code: 1, said: expect.stringMatching(/^No data directory [^\n]*DATA_DIR\.\n$/) })
  expect(badSetting).toEqual({ code: 1, said: expect.stringMatching(/^PORT is "many"[^\n]*\n$/) })
})

test('a body that is too large leaves its connection good for the next call', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (method: string, path: string, body = '') =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(body && { 'transfer-encoding': 'chunked' }) }
      request({ port, host: '127.0.0.1', method, path, headers, agent }, (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode))
      })
        .on('error', reject)
        .end(body)
    })
  expect(await ask('POST', '/api/v1/user/authorize/otp_login/', 'x'.repeat(2_000_000))).toBe(413)
  expect(await ask('GET', '/readyz')).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(await ask('GET', '/readyz')).toBe(200)
  agent.destroy()
})

test('stops soon, however busy somebody keeps a connection', async () => {
  const busy = start({ PORT: await freePort(), DATA_DIR: 'memory', SEED: 'off' })
  const { said } = await heard(busy, 'ready in')
  const address = /http:\S+/.exec(said)?.[0]
  const ask = async (): Promise<void> => void (await (await fetch(`${address}/healthz`)).text())
  const askOn = (): Promise<void> => ask().then(askOn)
  await ask()
  const refused = askOn().catch((failure: unknown) => failure)
  const gone = heard(busy)
  const askedAt = performance.now()
  busy.kill('SIGTERM')
  expect((await gone).code).toBe(0)
  expect(performance.now() - askedAt).toBeLessThan(5000)
  expect(await refused).toBeInstanceOf(Error)
})

test('stops soon while somebody listens to events, and the stream ends', async () => {
  const listened = start({ PORT: await freePort(), DATA_DIR: 'memory', SEED: 'off' })
  const { said } = await heard(listened, 'ready in')
  const address = /http:\S+/.exec(said)?.[0]
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${address}/api/v1/user/authorize/${path}/`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await reply.json()) as { access: string }
  }
  const phone_number = '9712345678'
  await post('otp_login', { phone_number })
  const codes = await (await fetch(`${address}/console`)).text()
  const { access } = await post('otp_verify', {
    phone_number,
    otp_key: /<output data-code[^>]*>(\d{6})/.exec(codes)?.[1],
  })
  const stream = await fetch(`${address}/api/events/`, { headers: { authorization: `Bearer ${access}` } })
  const gone = heard(listened)
  const askedAt = performance.now()
  listened.kill('SIGTERM')
  expect(await stream.text()).toBe('retry: 2000\n\n')
  expect((await gone).code).toBe(0)
  expect(performance.now() - askedAt).toBeLessThan(5000)
})

test('stops when asked, and starts again on the same data', async () => {
  const gone = heard(server)
  server.kill('SIGTERM')
  expect((await gone).code).toBe(0)
  server = start({ PORT: port, DATA_DIR: directory })
  await heard(server, 'ready in')
  const reviews = await fetch(`http://127.0.0.1:${port}/api/v1/user/wallet-reviews/`)
  expect(await reviews.json()).toMatchObject({ count: 12 })
})
