import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, openTestBackend, type TestBackend } from '@tarapath/backend-testing'
import { astrologers } from '../astrologers/index.ts'
import { createMicroCache } from './micro-cache.ts'

const LIST = '/api/v1/astro/consultants/?limit=3'

let statements: string[] = []
let backend: TestBackend
beforeAll(async () => {
  const database = await openTestDatabase({ beforeStatement: (statement) => void statements.push(statement) })
  backend = await openTestBackend({ database, settings: { visitorsShareMs: 1000 } })
})
beforeEach(async () => {
  await backend.controls.clock.advance(1000)
  statements = []
})
afterAll(() => backend.close())

const listQueries = () => statements.filter((statement) => statement.includes('"astrologers"')).length
const firstName = async (options = {}) => {
  const { body } = await backend.ask('GET', LIST, options)
  return (body as { results: { name: string }[] }).results[0]?.name
}

test('a hundred simultaneous visitors cause one query and get the same reply', async () => {
  const replies = await Promise.all(Array.from({ length: 100 }, () => backend.ask('GET', LIST)))
  expect(listQueries()).toBe(1)
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(replies[0]).toMatchObject({ status: 200, body: { results: [{}, {}, {}] } })
  expect(replies[0]?.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1')
  expect(replies[0]?.headers.get('vary')).toContain('Authorization')
})

test('after a second, and after the clock was moved, visitors get a new reply', async () => {
  const before = await firstName()
  await backend.database.db.update(astrologers).set({ name: 'Renamed' })
  expect(await firstName()).toBe(before)
  await backend.controls.clock.advance(1000)
  expect(await firstName()).toBe('Renamed')
})

test('a visitor with the present version gets no body, also from another process', async () => {
  const first = await backend.ask('GET', LIST)
  const tag = first.headers.get('etag') ?? ''
  const again = () => backend.ask('GET', LIST, { headers: { 'if-none-match': tag } })
  expect(await again()).toMatchObject({ status: 304, body: undefined })
  await backend.controls.clock.advance(1000)
  const unchanged = await again()
  expect(unchanged.status).toBe(304)
  expect(unchanged.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1')
  await backend.database.db.update(astrologers).set({ name: 'Another' })
  await backend.controls.clock.advance(1000)
  const changed = await again()
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(tag)
})

test('the website, which caches itself, may ask past the cache; a visitor may not', async () => {
  const before = await firstName()
  await backend.database.db.update(astrologers).set({ name: 'Known at once' })
  const renewal = { headers: { 'cache-control': 'no-cache' } }
  expect(await firstName(renewal)).toBe(before)
  expect(await firstName({ ...renewal, isTrusted: true })).toBe('Known at once')
  expect(await firstName()).toBe('Known at once')
})

test('replies to signed-in customers are never cached and never given to visitors', async () => {
  const customer = await backend.newCustomer()
  await firstName()
  const [favourite] = await backend.database.db.select().from(astrologers).limit(1)
  const address = `/api/v1/astro/consultants/${favourite!.id}/`
  const isFavourite = async (options = {}) =>
    ((await backend.ask('GET', address, options)).body as { is_favourite: boolean }).is_favourite
  expect(await isFavourite()).toBe(false)
  await backend.ask('POST', '/api/v1/astro/consultants/manage_favorite/', {
    as: customer,
    body: { consultant_ids: [favourite!.id], action: 'add' },
  })
  expect(await isFavourite({ as: customer })).toBe(true)
  expect(await isFavourite()).toBe(false)
  expect((await backend.ask('GET', LIST, { as: customer })).headers.get('cache-control')).toBe('no-store')
  statements = []
  await firstName({ as: customer })
  await firstName({ as: customer })
  expect(listQueries()).toBe(2)
})

test('an error reply is not cached', async () => {
  for (const status of [400, 400]) expect((await backend.ask('GET', `${LIST}&gender=nobody`)).status).toBe(status)
  const nobody = '/api/v1/astro/consultants/999999/'
  expect((await backend.ask('GET', nobody)).status).toBe(404)
  const [one] = await backend.database.db.select().from(astrologers).limit(1)
  const { id: _, rating: _rating, ratePaise: _rate, ...rest } = one!
  await backend.database.db.insert(astrologers).values({ ...rest, id: 999_999 })
  expect((await backend.ask('GET', nobody)).status).toBe(200)
})

test('the cache stays small when every visitor requests another URL', async () => {
  const share = createMicroCache(1000)
  const now = new Date(0)
  const made: string[] = []
  const ask = (address: string, body = address) =>
    share({ address, now }, async () => {
      made.push(address)
      return body
    })
  for (let at = 0; at <= 500; at += 1) await ask(`/${at}`)
  await ask('/500')
  await ask('/0')
  expect(made.filter((address) => address === '/500')).toHaveLength(1)
  expect(made.filter((address) => address === '/0')).toHaveLength(2)
  await ask('/long', 'x'.repeat(100_000))
  await ask('/long')
  expect(made.filter((address) => address === '/long')).toHaveLength(2)
})
