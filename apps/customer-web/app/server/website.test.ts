import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { createWebsite, type WebsiteOptions } from './website.ts'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })

async function website({
  api = 'http://127.0.0.1:9',
  render = async () => html('<h1>Page</h1>'),
  env = {},
  closing = new AbortController().signal,
}: {
  api?: string
  render?: WebsiteOptions['render']
  env?: Record<string, string>
  closing?: AbortSignal
} = {}) {
  const files = mkdtempSync(join(tmpdir(), 'website-'))
  mkdirSync(join(files, 'assets'))
  const script = `export const words = "${'ram '.repeat(500)}"`
  writeFileSync(join(files, 'assets', 'app-1a2b.js'), script)
  writeFileSync(join(files, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(join(files, 'robots.txt'), 'User-agent: *')
  return listen(createWebsite({ settings: readSettings({ API_URL: api, ...env }), render, files, closing }))
}

test('an API call reaches the backend without cookies, and its answer comes back without any', async () => {
  const seen: { url?: string; headers?: Record<string, unknown>; body?: string } = {}
  const api = await listen((request, reply) => {
    Object.assign(seen, { url: request.url, headers: request.headers })
    request.setEncoding('utf8').on('data', (chunk) => (seen.body = (seen.body ?? '') + chunk))
    request.on('end', () => {
      reply.writeHead(201, { 'set-cookie': 'spy=1', date: 'Fri, 20 Nov 2026 10:00:00 GMT', etag: '"7"' })
      reply.end('{"ok":true}')
    })
  })
  const site = await website({ api })
  const answer = await fetch(`${site}/api/v1/user/wallet/recharge/?a=1`, {
    method: 'POST',
    headers: {
      cookie: 'access_token=secret; refresh_token=secret',
      authorization: 'Bearer token',
      'idempotency-key': 'key-1',
      'x-forwarded-for': '203.0.113.9',
    },
    body: '{"amount":500}',
  })
  expect(seen.url).toBe('/api/v1/user/wallet/recharge/?a=1')
  expect(seen.body).toBe('{"amount":500}')
  expect(seen.headers).toMatchObject({ authorization: 'Bearer token', 'idempotency-key': 'key-1' })
  expect(seen.headers).not.toHaveProperty('cookie')
  expect(seen.headers?.['x-forwarded-for']).toBe('127.0.0.1')
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ ok: true })
  expect(answer.headers.get('set-cookie')).toBe(null)
  expect(answer.headers.get('date')).toBe('Fri, 20 Nov 2026 10:00:00 GMT')
  expect(answer.headers.get('etag')).toBe('"7"')
})

test('a backend that is down is a 503 in words, not a broken connection', async () => {
  const site = await website()
  const answer = await fetch(`${site}/api/v1/user/ip`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
})

const exchange = (site: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(new URL(site).port), '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk))
    socket.on('close', () => resolve(answer))
  })

test('a body never reaches the backend as a request of its own', async () => {
  const seen: string[] = []
  const api = await listen((request, reply) => {
    seen.push(`${request.method} ${request.url}`)
    request.resume().on('end', () => reply.end())
  })
  const site = await website({ api })
  const hidden = 'GET /console/ HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const body = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
  const head = 'HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
  for (const method of ['GET', 'DELETE', 'OPTIONS', 'POST']) await exchange(site, `${method} /api/v1/x ${head}${body}`)
  expect(seen).toEqual(['GET /api/v1/x', 'DELETE /api/v1/x', 'OPTIONS /api/v1/x', 'POST /api/v1/x'])
})

test.each(['/api/../console/', '/api/%2e%2e/console', '/api/v1/..%2f../%2E%2E/../../console', '/media/..\\readyz'])(
  'nothing but calls gets through to the backend: %s',
  async (path) => {
    let reached = ''
    const api = await listen((request, reply) => {
      reached = request.url ?? ''
      reply.end()
    })
    const site = await website({ api })
    await exchange(site, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(reached).toBe('')
  },
)

/** A backend whose event stream stays open; `said` tells it something, `left` resolves when the reader is gone. */
async function openStream() {
  let reply: ServerResponse | undefined
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  const api = await listen((_request, response) => {
    reply = response
    response.on('close', leave)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write('retry: 2000\n\n')
  })
  return { api, left, say: (text: string) => reply?.write(text) }
}

async function listenTo(site: string) {
  const page = new AbortController()
  const headers = { authorization: 'Bearer token', 'accept-encoding': 'gzip, br' }
  const answer = await fetch(`${site}/api/events/`, { headers, signal: page.signal })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  return { answer, next: async () => new TextDecoder().decode((await reader.read()).value), leave: () => page.abort() }
}

test('each event reaches the browser when it happens, not gathered and not compressed', async () => {
  const { api, say } = await openStream()
  const { answer, next } = await listenTo(await website({ api }))
  expect(await next()).toBe('retry: 2000\n\n')
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('content-encoding')).toBe(null)
  for (const event of ['data: {"a":1}\n\n', ': \n\n', 'data: {"a":2}\n\n']) {
    say(event)
    expect(await next()).toBe(event)
  }
})

test('a browser that leaves a stream is gone for the backend too', async () => {
  const { api, left } = await openStream()
  const { next, leave } = await listenTo(await website({ api }))
  await next()
  leave()
  await left
})

test('streams end when the website stops, because they would keep it for ever', async () => {
  const stopping = new AbortController()
  const { api, left } = await openStream()
  const { next } = await listenTo(await website({ api, closing: stopping.signal }))
  await next()
  const cut = next().catch((failure: unknown) => failure)
  stopping.abort()
  expect(await cut).toBeInstanceOf(Error)
  await left
})

test.each([
  ['a visitor who makes an address up', {}, '198.51.100.7', '127.0.0.1'],
  ['a visitor behind our proxy', { TRUSTED_PROXIES: '127.0.0.1' }, '198.51.100.7', '198.51.100.7'],
  ['one who adds to the path', { TRUSTED_PROXIES: '127.0.0.0/8, ::1' }, '1.1.1.1, 198.51.100.7', '198.51.100.7'],
  ['one behind two of them', { TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' }, '198.51.100.7, 10.9.8.7', '198.51.100.7'],
  ['one who writes no address', { TRUSTED_PROXIES: '127.0.0.1' }, '1.1.1.1, evil', 'unknown'],
])('%s is known by the right address, to the backend and to pages', async (_, env, forwardedFor, expected) => {
  const seen: (string | undefined)[] = []
  const api = await listen((request, reply) => {
    seen.push(request.headers['x-forwarded-for']?.toString())
    reply.end()
  })
  const site = await website({
    api,
    env,
    render: async (request) => {
      seen.push(request.headers.get('x-forwarded-for') ?? undefined)
      return html('')
    },
  })
  const headers = { 'x-forwarded-for': forwardedFor, 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' }
  await fetch(`${site}/api/v1/user/ip`, { headers })
  await fetch(`${site}/`, { headers })
  expect(seen).toEqual([expected, expected])
})

test.each([
  [
    'two lengths of one body',
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n',
  ],
  ['two different lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\n12345'],
  ['a piece of no length', 'Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n'],
  ['a header over two lines', 'X-One: a\r\n b\r\nContent-Length : 4\r\n\r\n1234'],
])('%s are refused, and the connection is closed', async (_, rest) => {
  let reached = 0
  const api = await listen((request, reply) => {
    request.resume().on('end', () => (reached += 1))
    reply.end()
  })
  const said = await exchange(await website({ api }), `POST /api/v1/x HTTP/1.1\r\nHost: localhost\r\n${rest}`)
  expect(said).toMatch(/^HTTP\/1.1 400 /)
  expect(said.match(/HTTP\/1.1/g)).toHaveLength(1)
  expect(reached).toBe(0)
})

test('a page is rendered without the tokens of whoever asks', async () => {
  let cookies: string | null = 'not asked'
  const site = await website({
    render: async (request) => {
      cookies = request.headers.get('cookie')
      return html('<h1>Page</h1>')
    },
  })
  const page = await fetch(site, { headers: { cookie: 'access_token=secret' } })
  expect(cookies).toBe(null)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('every reply carries the security headers', async () => {
  const site = await website()
  for (const path of ['/', '/assets/app-1a2b.js', '/healthz']) {
    const { headers } = await fetch(site + path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  }
})

test('hashed files are kept for a year and sent as they were compressed by the build', async () => {
  const site = await website()
  const file = await fetch(`${site}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('content-encoding')).toBe('br')
  expect(await file.text()).toContain('ram ram')
  expect((await fetch(`${site}/robots.txt`)).headers.get('cache-control')).toBe('no-cache')
})

test('a streamed page is compressed without being held back', async () => {
  let finish = () => {}
  const site = await website({
    render: async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('<h1>First</h1>'))
            finish = () => {
              controller.enqueue(new TextEncoder().encode('<p>Last</p>'))
              controller.close()
            }
          },
        }),
        { headers: { 'content-type': 'text/html' } },
      ),
  })
  const page = await fetch(site, { headers: { 'accept-encoding': 'gzip' } })
  const reader = (page.body as ReadableStream<Uint8Array>).getReader()
  expect(page.headers.get('content-encoding')).toBe('gzip')
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('<h1>First</h1>')
  finish()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('<p>Last</p>')
})

test('a body that no page asks for is refused', async () => {
  const answer = await fetch(`${await website()}/staging/verify`, { method: 'POST', body: 'x'.repeat(20_000) })
  expect(answer.status).toBe(413)
})

test('a status of the page is the status of the reply', async () => {
  const site = await website({ render: async () => new Response('gone', { status: 404 }) })
  expect((await fetch(`${site}/no-such-page`)).status).toBe(404)
})

test('the staging origin, and no other, is kept from search engines', async () => {
  const env = { STAGING_ORIGIN: 'http://127.0.0.1:9', STAGING_CODE: '123456' }
  expect((await fetch(await website({ env }))).headers.get('x-robots-tag')).toBe(null)
  const settings = readSettings(env)
  const site = await listen((request, reply) =>
    createWebsite({
      settings: { ...settings, staging: { origin: `http://${request.headers.host}`, code: '123456' } },
      files: '.',
      closing: new AbortController().signal,
      render: async () => html(''),
    })(request, reply),
  )
  expect((await fetch(`${site}/healthz`)).headers.get('x-robots-tag')).toBe('noindex')
})
