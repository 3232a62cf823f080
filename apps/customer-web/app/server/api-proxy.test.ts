import { expect, test } from 'vitest'
import { exchange, html, listen, website } from './website-fixture.ts'

test('a request reaches the backend without cookies, and the reply comes back without cookies', async () => {
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

test('a backend that is down is a 503 with a message', async () => {
  const site = await website()
  const answer = await fetch(`${site}/api/v1/user/ip`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
})

test('a body never reaches the backend as another request', async () => {
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
  'a path outside the API never reaches the backend: %s',
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

test.each([
  ['a visitor with a forged address', {}, '198.51.100.7', '127.0.0.1'],
  ['a visitor behind our proxy', { TRUSTED_PROXIES: '127.0.0.1' }, '198.51.100.7', '198.51.100.7'],
  [
    'a visitor who adds to the header behind our proxy',
    { TRUSTED_PROXIES: '127.0.0.0/8, ::1' },
    '1.1.1.1, 198.51.100.7',
    '198.51.100.7',
  ],
  [
    'a visitor behind two proxies',
    { TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' },
    '198.51.100.7, 10.9.8.7',
    '198.51.100.7',
  ],
  ['a visitor with an invalid address', { TRUSTED_PROXIES: '127.0.0.1' }, '1.1.1.1, evil', 'unknown'],
])('%s has the right address in the backend and in pages', async (_, env, forwardedFor, expected) => {
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
    'a body with a length and in chunks',
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n',
  ],
  ['two different lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\n12345'],
  ['a chunk without a length', 'Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n'],
  ['a header over two lines', 'X-One: a\r\n b\r\nContent-Length : 4\r\n\r\n1234'],
])('%s: the request is rejected and the connection closed', async (_, rest) => {
  let reached = 0
  const api = await listen((request, reply) => {
    request.resume().on('end', () => (reached += 1))
    reply.end()
  })
  const reply = await exchange(await website({ api }), `POST /api/v1/x HTTP/1.1\r\nHost: localhost\r\n${rest}`)
  expect(reply).toMatch(/^HTTP\/1.1 400 /)
  expect(reply.match(/HTTP\/1.1/g)).toHaveLength(1)
  expect(reached).toBe(0)
})
