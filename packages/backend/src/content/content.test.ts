import { createClient, items, type Client } from '@tarapath/api-client'
import {
  getAllBanners,
  getDefaultConfig,
  listBanners,
  listCustomerReviews,
  listPrimaryBanners,
  listSecondaryBanners,
  listTestimonials,
  listUserBanners,
} from '@tarapath/api-client/content'
import { listHoroscopeTypes } from '@tarapath/api-client/horoscope'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { banners } from './tables.ts'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
let visitor: Client

beforeAll(async () => {
  backend = await openTestBackend()
  visitor = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
})

test('each position has banners whose pictures can be fetched', async () => {
  const [primary, secondary, list, all] = await Promise.all([
    listPrimaryBanners(visitor),
    listSecondaryBanners(visitor),
    listBanners(visitor),
    getAllBanners(visitor),
  ])
  expect(all.primary).toEqual(primary.results)
  expect(all.secondary).toEqual(secondary.results)
  expect(all.promotional.length).toBeGreaterThan(0)
  for (const banner of [...primary.results, ...secondary.results, ...list.results, ...all.promotional]) {
    const response = await backend.fetch(`${TEST_ORIGIN}${banner.image}`)
    expect(response.status).toBe(200)
    expect((await response.text()).length).toBeLessThan(2048)
    expect(banner.alt).not.toBe('')
  }
})

test('web and app have different account banners', async () => {
  const web = await listUserBanners(visitor)
  const mobile = await listUserBanners(visitor, { platform: 'mobile' })
  expect(web.map(({ platform }) => platform)).not.toContain('mobile')
  expect(mobile.map(({ platform }) => platform)).not.toContain('web')
  expect(mobile).not.toEqual(web)
  expect((await backend.ask('GET', '/api/v1/user/banners/?platform=fridge')).status).toBe(400)
})

test('a banner is shown from its start until its end', async () => {
  const { db } = backend.database
  const { clock } = backend.controls
  const startsAt = new Date(clock.now().getTime() + 60_000)
  const endsAt = new Date(startsAt.getTime() + 60_000)
  const [banner] = (await listPrimaryBanners(visitor)).results
  await db
    .update(banners)
    .set({ startsAt, endsAt })
    .where(eq(banners.id, banner?.id ?? 0))
  const isShown = async () => (await listPrimaryBanners(visitor)).results.some(({ id }) => id === banner?.id)
  expect(await isShown()).toBe(false)
  await clock.advance(60_000)
  expect(await isShown()).toBe(true)
  await clock.advance(60_000)
  expect(await isShown()).toBe(false)
})

test('the configuration has the strip, the horoscope types and the minimum recharge', async () => {
  const config = await getDefaultConfig(visitor)
  expect(config.usp_text_line1).toMatch(/\.$/)
  expect(config.min_recharge).toBe(50)
  expect(config.horoscope_types).toEqual(await listHoroscopeTypes(visitor))
  expect(config.horoscope_types.map(({ type }) => type).slice(0, 2)).toEqual(['horoscope-2026', 'yearly-horoscope'])
})

test('testimonials and reviews are paged, reviews newest first', async () => {
  const { results, count } = await listTestimonials(visitor, { limit: 3 })
  expect(results).toHaveLength(3)
  expect(count).toBe(8)
  expect((await listCustomerReviews(visitor, { limit: 1_000_000 })).results).toHaveLength(100)
  const seen = []
  for await (const review of items(listCustomerReviews, visitor, { limit: 100 })) seen.push(review)
  expect(new Set(seen.map(({ id }) => id)).size).toBe((await listCustomerReviews(visitor)).count)
  const times = seen.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted().toReversed())
  for (const { consultant_name } of seen) expect(consultant_name).not.toBeNull()
})
