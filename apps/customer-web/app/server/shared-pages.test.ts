import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { get, type IncomingMessage } from 'node:http'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { listen, website } from './website-fixture.ts'

/** A site whose pages show a text of the API. `api.text` changes it; `api.rendered` counts. */
async function startSite(env: Record<string, string> = {}) {
  const api = { text: 'Asha', rendered: 0 }
  const backend = await listen((_, reply) =>
    reply.writeHead(200, { 'cache-control': 'public, s-maxage=600' }).end(api.text),
  )
  const site = await website({
    api: backend,
    env,
    async render(request, apiFetch) {
      api.rendered += 1
      const nonce = randomBytes(18).toString('base64')
      const text = await (await apiFetch(`${backend}/astrologer`)).text()
      const { origin } = new URL(request.url)
      const body = `<script nonce="${nonce}"></script><h1>${text}</h1><p>${request.headers.get('x-request-id')} ${origin}</p>`
      const policy = `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`
      return new Response(body, { headers: { 'content-type': 'text/html', 'content-security-policy': policy } })
    },
  })
  return { api, site }
}

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

/** A visit whose reply is not decoded on the way. */
async function visit(url: string, headers: Record<string, string> = {}) {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject)
  })
  const encoding = (reply.headers['content-encoding'] ?? 'identity') as keyof typeof decode
  const body = decode[encoding](Buffer.concat((await reply.toArray()) as Buffer[])).toString()
  const nonce = /<script nonce="([^"]+)"/.exec(body)?.[1] ?? ''
  return { headers: reply.headers, reference: String(reply.headers['x-request-id']), body, nonce }
}

test.each(['br', 'gzip', 'identity'])(
  'each visitor of a cached page has a nonce and a reference: %s',
  async (encoding) => {
    const { api, site } = await startSite()
    const visits = []
    for (let visitor = 0; visitor < 3; visitor += 1) visits.push(await visit(site, { 'accept-encoding': encoding }))
    expect(api.rendered).toBe(1)
    for (const { headers, body, nonce, reference } of visits) {
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(headers.vary).toBe('accept-encoding, save-data')
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['content-security-policy']).toBe(`script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`)
      expect(body).toBe(`<script nonce="${nonce}"></script><h1>Asha</h1><p>${reference} ${site}</p>`)
    }
    expect(new Set(visits.map(({ nonce }) => nonce)).size).toBe(3)
    expect(new Set(visits.map(({ reference }) => reference)).size).toBe(3)
  },
)

test('a customer gets a page of their own, made of what the API says now', async () => {
  const { api, site } = await startSite()
  await visit(site)
  api.text = 'Bela'
  for (const name of ['access_token', 'refresh_token'])
    expect((await visit(site, { cookie: `theme=dark; ${name}=secret` })).body).toContain('<h1>Bela</h1>')
  expect((await visit(site, { cookie: 'theme=dark; token=' })).body).toContain('<h1>Asha</h1>')
  expect(api.rendered).toBe(3)
})

test('each name of the site has pages of its own, unless they all name the public one', async () => {
  const { api, site } = await startSite()
  await visit(site)
  expect((await visit(site, { host: 'other.example' })).body).toContain('http://other.example')
  expect(api.rendered).toBe(2)
  const published = await startSite({ PUBLIC_ORIGIN: 'https://tarapath.example' })
  await visit(published.site)
  await visit(published.site, { host: 'other.example' })
  expect(published.api.rendered).toBe(1)
})

test('the platform is part of the address; search engines have pages of their own', async () => {
  const { api, site } = await startSite()
  for (const path of ['/', '/?platform=mobile', '/', '/?platform=mobile']) await visit(site + path)
  expect(api.rendered).toBe(2)
  await visit(site, { 'user-agent': 'Googlebot/2.1' })
  expect(api.rendered).toBe(3)
})

test('a cached page never passes the gate', async () => {
  const { api, site } = await startSite({ STAGING_ORIGIN: 'http://staging.example', STAGING_CODE: '123456' })
  const staging = { host: 'staging.example' }
  await visit(site)
  const rendered = api.rendered
  for (const headers of [staging, staging]) await visit(site, headers)
  expect(api.rendered).toBe(rendered + 2)
  const code = new URLSearchParams({ code: '123456' })
  const verified = await fetch(`${site}/staging/verify`, { method: 'POST', body: code })
  expect(verified.status).toBe(200)
  const cookie = verified.headers.get('set-cookie')?.split(';')[0] ?? ''
  for (const headers of [
    { ...staging, cookie },
    { ...staging, cookie },
  ])
    expect((await visit(site, headers)).headers['x-robots-tag']).toBe('noindex')
  expect(api.rendered).toBe(rendered + 3)
  await visit(site, staging)
  expect(api.rendered).toBe(rendered + 4)
})

test('a visitor who saves data gets a page of their own', async () => {
  const { api, site } = await startSite()
  await visit(site)
  await visit(site, { 'save-data': 'on' })
  expect(api.rendered).toBe(2)
  await visit(site, { 'save-data': 'on' })
  await visit(site)
  expect(api.rendered).toBe(2)
})
