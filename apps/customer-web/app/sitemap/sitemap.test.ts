import { apiContext } from '@tarapath/customer-core/platform'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as picture } from '../routes/share-picture.ts'
import { loader as file } from '../routes/sitemap.ts'
import { loader as index } from '../routes/sitemap-index.ts'
import { createPageApi } from '../server/api.server.ts'
import { listen } from '../server/website-fixture.ts'

/** What a loader is given, with an API that answers nothing. */
function argsOf(api: string, params = {}) {
  const context = new RouterContextProvider()
  context.set(
    apiContext,
    createPageApi((input, init) =>
      fetch(String(input instanceof Request ? input.url : input).replace(/^http:..[^/]+/, api), init),
    ),
  )
  const request = new Request('http://localhost/')
  return { request, context, params, url: new URL(request.url), pattern: '' } as never
}

const asked = [
  ['/sitemap.xml', (api: string) => index(argsOf(api))],
  ['/sitemaps/astrologers-1.xml', (api: string) => file(argsOf(api, { file: 'astrologers-1.xml' }))],
  ['/share/astrologer-1.png', (api: string) => picture(argsOf(api, { name: 'astrologer-1.png' }))],
] as const

test.each(asked)('%s can be asked for later while the API is down', async (_, ask) => {
  const down = 'http://127.0.0.1:9'
  const broken = await listen((request, reply) => reply.writeHead(500).end())
  for (const api of [down, broken]) {
    const reply = await ask(api)
    expect(reply.status).toBe(503)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(reply.headers.get('cache-control')).toBe('no-store')
  }
})
