import { expect, test } from 'vitest'
import { createPageApi } from '../../server/api.server.ts'
import { loadEntries } from './entries.ts'

test('while the API is down, pages of the website are found, and the lists are reported as missing', async () => {
  const api = createPageApi(async () => new Response(null, { status: 500 }))
  const { entries, isComplete } = await loadEntries(api)
  expect(isComplete).toBe(false)
  expect(entries.map(({ path }) => path)).toContain('/wallet')
  expect(entries.filter(({ group }) => group === 'mantra')).toEqual([])
})

test('with every list nothing is missing', async () => {
  const api = createPageApi(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return Response.json(
      pathname.includes('mantra') ||
        pathname.includes('language') ||
        pathname.includes('products') ||
        pathname.includes('specialit')
        ? { results: [], count: 0, next: null, previous: null }
        : [],
    )
  })
  expect((await loadEntries(api)).isComplete).toBe(true)
})
