import { expect, expectTypeOf, test } from 'vitest'
import { type AstrologerReview } from '../src/types.ts'
import { items, listAstrologerReviews, listAstrologers, listLanguages, pages } from '../src/index.ts'
import { createServer } from './server.ts'

function paginated(nexts: (string | null)[]) {
  const server = createServer()
  let page = 0
  server.state.onCall = () => {
    const next = nexts[page] ?? null
    return Response.json({ count: 3, next, previous: null, results: [{ id: ++page }] })
  }
  return { server, ...server.client() }
}

test('items follow next until it is null, on the host and path of the client', async () => {
  const { client, server } = paginated([
    'https://elsewhere.test/other/?limit=1&offset=1&cursor=a%2Fb',
    '/relative/?limit=1&offset=2#part',
    null,
  ])
  const ids: number[] = []
  for await (const review of items(listAstrologerReviews, client, { id: 7, limit: 1 })) {
    expectTypeOf(review).toEqualTypeOf<AstrologerReview>()
    ids.push(review.id)
  }
  expect(ids).toEqual([1, 2, 3])
  expect(server.seen.map(({ call }) => call)).toEqual([
    'GET /api/v1/astro/consultants/7/custom-reviews/?limit=1',
    'GET /api/v1/astro/consultants/7/custom-reviews/?limit=1&offset=1&cursor=a%2Fb',
    'GET /api/v1/astro/consultants/7/custom-reviews/?limit=1&offset=2',
  ])
})

test('a repeated next ends the list', async () => {
  const { client, server } = paginated(['/?offset=1', '/?offset=1', '/?offset=1', '/?offset=1'])
  const sizes: number[] = []
  for await (const page of pages(listAstrologers, client)) sizes.push(page.results.length)
  expect(sizes).toEqual([1, 1])
  expect(server.seen).toHaveLength(2)
})

test('a loop that stops early requests no further page', async () => {
  const { client, server } = paginated(['/?offset=1', '/?offset=2', null])
  for await (const language of items(listLanguages, client)) {
    expect(language.id).toBe(1)
    break
  }
  expect(server.seen).toHaveLength(1)
})
