import { expect, test } from 'vitest'
import { createApiCache } from './api-cache.ts'
import { createPageCache } from './page-cache.ts'
import { html, listen } from './website-fixture.ts'

const TIMEOUT_MS = 30_000

/** An API with one reply, whose tag is its text. It notes what it is asked. */
async function startApi(text: string, headers: Record<string, string> = { 'cache-control': 'public, s-maxage=1' }) {
  const api = { text, status: 200, asked: [] as (string | undefined)[] }
  const origin = await listen((request, reply) => {
    const tag = `"${api.text}"`
    api.asked.push(request.headers['if-none-match'])
    const isKnown = request.headers['if-none-match'] === tag
    reply.writeHead(isKnown ? 304 : api.status, { ...headers, etag: tag }).end(isKnown ? '' : api.text)
  })
  return Object.assign(api, { origin })
}

/** A cache whose clock the test moves, and pages that show the text of the API. */
async function startCache(options: { text?: string; headers?: Record<string, string> } = {}) {
  const api = await startApi(options.text ?? 'Asha', options.headers)
  const world = { api, now: 0, rendered: 0 }
  const now = () => world.now
  const pages = createPageCache(createApiCache(TIMEOUT_MS, now), now)
  const visit = async (key = '/'): Promise<string> => {
    const found = await pages.find(key)
    const page =
      found ??
      (await pages.render(key, 'reference-1', async (apiFetch) => {
        world.rendered += 1
        const reply = await apiFetch(`${api.origin}/astrologer`).catch(() => null)
        return html(`<h1>${(await reply?.text()) ?? 'nobody'}</h1>`)
      }))
    return page instanceof Response ? page.text() : page.template.bytes.toString()
  }
  return Object.assign(world, { visit })
}

test('within the second of the API, a page is rendered once', async () => {
  const site = await startCache()
  expect(await site.visit()).toBe('<h1>Asha</h1>')
  site.api.text = 'Bela'
  site.now = 999
  expect(await site.visit()).toBe('<h1>Asha</h1>')
  expect([site.rendered, site.api.asked.length]).toEqual([1, 1])
})

test('after it, what has changed is seen at once', async () => {
  const site = await startCache()
  await site.visit()
  site.api.text = 'Bela'
  site.now = 1000
  expect(await site.visit()).toBe('<h1>Bela</h1>')
  site.now = 1999
  expect(await site.visit()).toBe('<h1>Bela</h1>')
  expect(site.rendered).toBe(2)
})

test('a page of unchanged replies is not rendered again', async () => {
  const site = await startCache()
  for (site.now = 0; site.now <= 30_000; site.now += 1000) expect(await site.visit()).toBe('<h1>Asha</h1>')
  expect(site.rendered).toBe(1)
  expect(site.api.asked).toEqual([undefined, ...Array.from({ length: 30 }, () => '"Asha"')])
})

test('pages share the replies of the API, and simultaneous visitors one rendering', async () => {
  const site = await startCache()
  await Promise.all([site.visit('/'), site.visit('/'), site.visit('/?platform=mobile')])
  expect([site.rendered, site.api.asked.length]).toEqual([2, 1])
})

test('a reply that no shared cache may store is asked for each page', async () => {
  const site = await startCache({ headers: { 'cache-control': 'no-store' } })
  await site.visit()
  site.api.text = 'Bela'
  expect(await site.visit()).toBe('<h1>Bela</h1>')
})

test('a page with a failed call is not cached', async () => {
  const site = await startCache()
  site.api.status = 503
  await site.visit()
  Object.assign(site.api, { status: 200, text: 'Bela' })
  expect(await site.visit()).toBe('<h1>Bela</h1>')
  expect(site.rendered).toBe(2)
})

test('a page waits for the API as long as its setting says', async () => {
  const origin = await listen(() => {})
  const { fetch: apiFetch } = createApiCache(100).recorder()
  await expect(apiFetch(`${origin}/astrologer`)).rejects.toMatchObject({ name: 'TimeoutError' })
})
