import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { exchange, html, listen, website } from './website-fixture.ts'
import { createWebsite } from './website.ts'

test('a page is rendered without the tokens of the visitor', async () => {
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

test('every response has the security headers', async () => {
  const site = await website()
  for (const path of ['/', '/assets/app-1a2b.js', '/healthz']) {
    const { headers } = await fetch(site + path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toMatch(/^camera=\(self\), geolocation=\(\), .*payment=\(\), usb=\(\)/)
  }
})

test('hashed files are cached for a year and sent as the build compressed them', async () => {
  const site = await website()
  const file = await fetch(`${site}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('content-encoding')).toBe('br')
  expect(await file.text()).toContain('ram ram')
  expect((await fetch(`${site}/robots.txt`)).headers.get('cache-control')).toBe('no-cache')
})

test('a file of another build is missing, and no page is rendered for it', async () => {
  let rendered = 0
  const site = await website({
    render: async () => {
      rendered += 1
      return new Response('page')
    },
  })
  const file = await fetch(`${site}/assets/app-9z9z.css`)
  expect([file.status, file.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(file.headers.get('content-type')).toContain('text/plain')
  expect(rendered).toBe(0)
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

test('a body larger than any page needs is rejected', async () => {
  const answer = await fetch(`${await website()}/staging/verify`, { method: 'POST', body: 'x'.repeat(20_000) })
  expect(answer.status).toBe(413)
})

test('the longest message in Hindi reaches the page of the form', async () => {
  const site = await website({
    render: async (request) => html(String(new URLSearchParams(await request.text()).get('message')?.length)),
  })
  const send = (message: string) => fetch(`${site}/contact`, { method: 'POST', body: new URLSearchParams({ message }) })
  expect(await (await send('क'.repeat(4000))).text()).toBe('4000')
  expect((await send('क'.repeat(8000))).status).toBe(413)
})

test('the response has the status of the page', async () => {
  const site = await website({ render: async () => new Response('gone', { status: 404 }) })
  expect((await fetch(`${site}/no-such-page`)).status).toBe(404)
})

test('TRACE is refused, because it would repeat the headers of a request', async () => {
  const reply = await exchange(await website(), 'TRACE / HTTP/1.1\r\nHost: a\r\nCookie: access_token=secret\r\n\r\n')
  expect(reply).toMatch(/^HTTP\/1\.1 405 /)
  expect(reply).toMatch(/allow: GET, HEAD/i)
  expect(reply).not.toContain('secret')
})

test('other names of the domain are bound to https only by a setting', async () => {
  const hsts = async (env = {}) => (await fetch(await website({ env }))).headers.get('strict-transport-security')
  expect(await hsts()).toBe('max-age=31536000')
  expect(await hsts({ HSTS: 'subdomains' })).toBe('max-age=31536000; includeSubDomains')
  expect(await hsts({ HSTS: 'preload' })).toBe('max-age=63072000; includeSubDomains; preload')
})

test('only the staging origin is hidden from search engines', async () => {
  const env = { STAGING_ORIGIN: 'http://127.0.0.1:9', STAGING_CODE: '123456' }
  expect((await fetch(await website({ env }))).headers.get('x-robots-tag')).toBe(null)
  const settings = readSettings(env)
  const site = await listen((request, reply) =>
    createWebsite({
      settings: {
        ...settings,
        staging: { origin: `http://${request.headers.host}`, code: '123456', secret: 'x'.repeat(32) },
      },
      files: '.',
      closing: new AbortController().signal,
      render: async () => html(''),
    })(request, reply),
  )
  expect((await fetch(`${site}/healthz`)).headers.get('x-robots-tag')).toBe('noindex')
})
