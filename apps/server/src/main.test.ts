import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, newDataDirectory } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outputOf, MAIN, post, signIn, start, startedServer } from './started-server.ts'

const directory = join(mkdtempSync(join(tmpdir(), 'tarapath-server-')), 'data')

let port: string
let server: ChildProcess
beforeAll(async () => {
  port = String(await freePort())
  server = start({ PORT: port, DATA_DIR: directory, LOG: 'calls' })
  await outputOf(server, 'ready in')
})
afterAll(() => {
  server.kill('SIGKILL')
})

test('serves the API and reports that it is ready', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  expect(await (await fetch(`http://127.0.0.1:${port}/api/v1/user/ip`)).json()).toEqual({ ip: '127.0.0.1' })
})

test('a used port, a used directory and a bad setting are explained in one sentence each', async () => {
  const elsewhere = String(await freePort())
  const [samePort, sameDirectory, noDirectory, badSetting] = await Promise.all([
    outputOf(start({ PORT: port, DATA_DIR: `${directory}-2` })),
    outputOf(start({ PORT: elsewhere, DATA_DIR: directory })),
    outputOf(start({ PORT: '0', DATA_DIR: MAIN })),
    outputOf(start({ PORT: 'many' })),
  ])
  expect(samePort).toEqual({
    code: 1,
    output: `Port ${port} is in use. Stop what is using it, or choose another with PORT.\n`,
  })
  expect(sameDirectory).toEqual({
    code: 1,
    output: expect.stringMatching(`in use by process ${server.pid}. [^\n]*\n$`),
  })
  expect(noDirectory).toEqual({ code: 1, output: expect.stringMatching(/^The data directory [^\n]*DATA_DIR\.\n$/) })
  expect(badSetting).toEqual({ code: 1, output: expect.stringMatching(/^PORT is "many"[^\n]*\n$/) })
})

test('a connection can be used again after a body that is too large', async () => {
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

test('stops although a client keeps a connection busy', async () => {
  const { child: busy, address } = await startedServer({ PORT: '0', DATA_DIR: await newDataDirectory(), SEED: 'off' })
  const ask = async (): Promise<void> => void (await (await fetch(`${address}/healthz`)).text())
  const askOn = (): Promise<void> => ask().then(askOn)
  await ask()
  const refused = askOn().catch((failure: unknown) => failure)
  const ended = outputOf(busy)
  busy.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  expect(await refused).toBeInstanceOf(Error)
})

test('stops although a client listens to events, and ends the stream', async () => {
  const { child: listened, address } = await startedServer({
    PORT: '0',
    DATA_DIR: await newDataDirectory(),
    SEED: 'off',
  })
  const access = await signIn(address, '9712345678')
  const stream = await fetch(`${address}/api/events/`, { headers: { authorization: `Bearer ${access}` } })
  const ended = outputOf(listened)
  listened.kill('SIGTERM')
  expect(await stream.text()).toBe('retry: 2000\n\n')
  expect((await ended).code).toBe(0)
})

const PRODUCTION = {
  NODE_ENV: 'production',
  EMBEDDED_PARTS: 'allow',
  WEB_ORIGIN: 'https://tarapath.example',
  SECRET: 'a secret of thirty-two characters',
  PORT: '0',
}

test('production has no console, and a desk that asks for a sign-in', async () => {
  const [without, named] = await Promise.all([
    startedServer({ ...PRODUCTION, DATA_DIR: await newDataDirectory() }),
    startedServer({ ...PRODUCTION, DATA_DIR: await newDataDirectory(), STAFF: '+919812345678' }),
  ])
  const statusOf = async (address: string, path: string) => (await fetch(address + path, { redirect: 'manual' })).status
  for (const path of ['/console', '/console/desk', '/console/desk/orders', '/console/clock/advance'])
    for (const { address } of [without, named]) expect(await statusOf(address, path)).toBe(404)
  for (const { address } of [without, named]) {
    expect(await statusOf(address, '/desk/sign-in')).toBe(200)
    const orders = await fetch(`${address}/desk/orders`, { redirect: 'manual' })
    expect([orders.status, orders.headers.get('location')]).toEqual([303, '/desk/sign-in'])
  }
  for (const { child } of [without, named]) child.kill('SIGKILL')
})

/** What the server answers to these bytes, until it closes the connection. */
const exchange = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk))
    socket.on('close', () => resolve(answer)).on('error', () => {})
  })

test('the pages of the server have the fonts of the kit, and nothing beside them', async () => {
  const origin = `http://localhost:${port}`
  const { headers } = await fetch(`${origin}/console`)
  expect(headers.get('content-security-policy')).toContain("font-src 'self'")
  const files = [...(await (await fetch(`${origin}/console`)).text()).matchAll(/url\('(\/fonts\/[^']+)'\)/g)]
  expect(files).toHaveLength(5)
  for (const [, file] of files) {
    const reply = await fetch(origin + file)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  }
  for (const path of ['/fonts/README.md', '/fonts/..%2fpackage.json', '/fonts/none.woff2'])
    expect((await fetch(origin + path)).status).toBe(404)
})

test('TRACE is refused and repeats nothing', async () => {
  const answer = await exchange(
    'TRACE /api/v1/user/ip HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).not.toContain('secret')
})

test('a client that breaks off its upload is logged as the client’s doing', async () => {
  const logged = outputOf(server, '"status":499')
  const headers = 'Content-Type: application/json\r\nContent-Length: 500'
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`POST /api/v1/user/authorize/otp_login/ HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n{"phone`, () =>
    socket.destroy(),
  )
  const line = (await logged).output.split('\n').find((each) => each.includes('"status":499'))
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 'info', call: 'requestLoginOtp', status: 499 })
})

const SMUGGLED = 'GET /console HTTP/1.1\r\nHost: localhost\r\n\r\n'
test.each([
  ['two lengths of one body', `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['two different lengths', `Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}${SMUGGLED}`],
  ['a chunk without a length', `Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
  ['a chunk longer than its length', `Transfer-Encoding: chunked\r\n\r\n2\r\n{}xx\r\n0\r\n\r\n${SMUGGLED}`],
  ['an unknown encoding', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['a space before a colon', `Content-Length : 2\r\n\r\n{}${SMUGGLED}`],
  ['headers without an end', `X-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
])('%s is refused once, and the connection is closed', async (_, rest) => {
  const answer = await exchange(`POST /api/v1/user/authorize/otp_login/ HTTP/1.1\r\nHost: localhost\r\n${rest}`)
  expect(answer).toMatch(/^HTTP\/1\.1 (400|431) /)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(answer).toMatch(/connection: close/i)
})

const kilobytes = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

test.skipIf(!existsSync('/proc/self/status'))('large bodies are refused and their memory is freed', async () => {
  const large = 'x'.repeat(10 * 1024 * 1024)
  const send = () =>
    post(`http://127.0.0.1:${port}`, '/api/v1/user/authorize/otp_login/', { large }).then(
      ({ status }) => status,
      () => 413,
    )
  await send()
  const before = kilobytes(server.pid)
  for (let round = 0; round < 5; round++)
    expect(new Set(await Promise.all(Array.from({ length: 4 }, send)))).toEqual(new Set([413]))
  expect(kilobytes(server.pid) - before).toBeLessThan(50 * 1024)
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
})

test('stops on a signal, and starts again on the same data', async () => {
  const lock = `${directory}.lock`
  expect(existsSync(lock)).toBe(true)
  const ended = outputOf(server)
  server.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  expect(existsSync(lock)).toBe(false)
  server = start({ PORT: port, DATA_DIR: directory })
  await outputOf(server, 'ready in')
  const reviews = await fetch(`http://127.0.0.1:${port}/api/v1/user/wallet-reviews/`)
  expect(await reviews.json()).toMatchObject({ count: 12 })
})
