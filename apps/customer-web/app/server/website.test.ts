import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { html, listen, website } from './website-fixture.ts'
import { createWebsite } from './website.ts'

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
