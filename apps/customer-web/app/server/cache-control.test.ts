import { expect, test } from 'vitest'
import { html, website } from './website-fixture.ts'

const PREFETCH = { 'sec-purpose': 'prefetch' }
const CUSTOMER = { cookie: 'refresh_token=x' }

test.each([
  { what: 'the data of a prefetched page', path: '/consult.data?_routes=a', headers: PREFETCH, isKept: true },
  { what: 'the same for a customer', path: '/consult.data', headers: { ...PREFETCH, ...CUSTOMER }, isKept: true },
  { what: 'the data of a page that is opened', path: '/consult.data', headers: {}, isKept: false },
  { what: 'a prefetched page itself', path: '/consult?from=x.data', headers: PREFETCH, isKept: false },
])('$what', async ({ path, headers, isKept }) => {
  const site = await website()
  for (const visit of ['rendered', 'cached']) {
    const reply = await fetch(site + path, { headers })
    expect(reply.headers.get('cache-control'), visit).toBe(isKept ? 'private, max-age=30' : 'no-cache')
    expect(reply.headers.get('vary'), visit).toBe(isKept ? 'accept-encoding, cookie' : 'accept-encoding, save-data')
  }
})

test('a failure is not kept for later', async () => {
  const site = await website({ render: async () => new Response(await html('').text(), { status: 503 }) })
  const reply = await fetch(`${site}/consult.data`, { headers: PREFETCH })
  expect(reply.headers.get('cache-control')).toBe('no-cache')
})
