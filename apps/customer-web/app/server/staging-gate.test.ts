import { request as httpRequest, type IncomingMessage } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { GATE_HEADER } from './gate-header.ts'
import { createStagingGate } from './staging-gate.ts'
import { html, listen, website } from './website-fixture.ts'

const CODE = '123456'
const env = { STAGING_ORIGIN: 'https://staging.example', STAGING_CODE: CODE, TRUSTED_PROXIES: '127.0.0.1' }

let site: string
beforeEach(async () => {
  const api = await listen((_, reply) => reply.end('{"secret":true}'))
  const render = async (request: Request) =>
    html(request.headers.get(GATE_HEADER) === 'closed' ? '<h1>Gate</h1>' : '<h1>Page</h1>')
  site = await website({ api, env, render })
})

interface Sent {
  method?: string
  host?: string
  headers?: Record<string, string>
  body?: string
}

/** `fetch` refuses to send another Host. */
const ask = (path: string, { method = 'GET', host = 'staging.example', headers = {}, body = '' }: Sent = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = httpRequest(site + path, { method, headers: { ...headers, host } }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part) => (text += part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
    })
    sent.on('error', reject).end(body)
  })

const enter = (code: string, address = '192.0.2.1') =>
  ask('/staging/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
    body: new URLSearchParams({ code }).toString(),
  })

async function passOf(code = CODE): Promise<string> {
  const { headers } = await enter(code)
  const [cookie = ''] = headers['set-cookie'] as string[]
  return cookie
}

test('without the code neither a page nor the API answers', async () => {
  for (const path of ['/', '/wallet', '/horoscope/daily-horoscope.data'])
    expect((await ask(path)).text).toBe('<h1>Gate</h1>')
  expect(await ask('/api/v1/user/banners/')).toMatchObject({ status: 403, text: expect.not.stringContaining('secret') })
  expect(await ask('/api/v1/user/query/', { method: 'POST', body: 'x' })).toMatchObject({ status: 403 })
})

test('the cookie of a right code opens pages and the API, and no script reads it', async () => {
  const cookie = await passOf()
  expect(cookie).toMatch(/^staging_pass=\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const headers = { cookie: `other=1; ${cookie.split(';')[0]}` }
  expect((await ask('/', { headers })).text).toBe('<h1>Page</h1>')
  expect((await ask('/api/v1/user/banners/', { headers })).text).toContain('secret')
})

test('a forged, altered or foreign cookie opens nothing', async () => {
  const [name, value = ''] = (await passOf()).split(';')[0]?.split('=') ?? []
  const [expires = '', signature = ''] = value.split('.')
  for (const cookie of [
    `${name}=true`,
    `${name}=${Number(expires) + 1}.${signature}`,
    `${name}=${expires}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `x${name}=${value}`,
  ])
    expect((await ask('/', { headers: { cookie } })).text).toBe('<h1>Gate</h1>')
})

test('a pass ends after twelve hours', async () => {
  let now = Date.UTC(2026, 10, 26)
  const staging = { origin: env.STAGING_ORIGIN, code: CODE, secret: 'of the server' }
  const gate = createStagingGate(
    { staging, publicOrigin: null },
    () => '192.0.2.1',
    () => now,
  )
  const visitor = (cookie = '') => ({ headers: { host: 'staging.example', cookie } }) as IncomingMessage
  const form = { method: 'POST', body: new URLSearchParams({ code: CODE }) }
  const { headers } = await gate.verify(new Request(`${staging.origin}/staging/verify`, form), visitor())
  const pass = headers.get('set-cookie')?.split(';')[0]
  now += 12 * 60 * 60 * 1000 - 1
  expect(gate.isClosed(visitor(pass))).toBe(false)
  now += 1
  expect(gate.isClosed(visitor(pass))).toBe(true)
})

test('a visitor opens the gate neither by another host name nor by the header of the server', async () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.9' }
  for (const host of ['elsewhere.example', 'localhost', '127.0.0.1'])
    expect((await ask('/', { host, headers: forwarded })).text).toBe('<h1>Gate</h1>')
  expect((await ask('/', { headers: { [GATE_HEADER]: 'open' } })).text).toBe('<h1>Gate</h1>')
  expect((await ask('/', { host: 'localhost', headers: { [GATE_HEADER]: 'closed' } })).text).toBe('<h1>Page</h1>')
})

test('only the right code is accepted', async () => {
  expect((await enter(CODE)).status).toBe(200)
  for (const wrong of ['123457', '', '12345', 'é12345', '1234560']) expect((await enter(wrong)).status).toBe(403)
})

test('after five wrong codes an address must wait, even with the right code, and other addresses need not', async () => {
  for (let tried = 0; tried < 5; tried++) expect((await enter(`00000${tried}`, '192.0.2.3')).status).toBe(403)
  const refused = await enter(CODE, '192.0.2.3')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await enter(CODE, '192.0.2.4')).status).toBe(200)
})
