import { items, type Client } from '@tarapath/api-client'
import { getAstrologer, listAstrologerGallery, listAstrologerReviews } from '@tarapath/api-client/astrologers'
import { openFixture, TEST_ORIGIN, type Fixture, type TestBackend } from '@tarapath/backend-testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { setAvailability } from './availability.ts'
import { addAstrologerReview } from './reviews.ts'

const MEERA = 1
const HOUR = 3_600_000

let fixture: Fixture
let backend: TestBackend
let visitor: Client

beforeAll(async () => {
  fixture = await openFixture()
  backend = fixture.backend
  visitor = fixture.visitor()
})

describe('one astrologer', () => {
  test('the rating and its breakdown match the reviews', async () => {
    for (const id of [1, 8, 21, 60]) {
      const profile = await getAstrologer(visitor, { id })
      const reviews = []
      for await (const review of items(listAstrologerReviews, visitor, { id, limit: 5 })) reviews.push(review)
      expect(reviews.length).toBe(profile.review_count)
      for (const { stars, count } of profile.rating_breakdown)
        expect(reviews.filter(({ rating }) => rating === stars).length).toBe(count)
      const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
      expect(profile.rating).toBeCloseTo(average, 0)
      expect(await listAstrologerGallery(visitor, { id })).toHaveLength(profile.gallery_count)
      const times = reviews.map(({ created_at }) => created_at)
      expect(times).toEqual(times.toSorted().toReversed())
    }
  })

  test('the slug ends in the id', async () => {
    expect(await getAstrologer(visitor, { id: MEERA })).toMatchObject({ slug: 'acharya-meera-1', avatar: null })
    expect((await getAstrologer(visitor, { id: 6 })).slug).toBe('anita-dsouza-6')
  })

  test('every endpoint answers 404 for an unknown astrologer', async () => {
    for (const path of ['', 'gallery/', 'custom-reviews/'])
      for (const id of ['0', '61', '99999999999', '1.5'])
        expect((await backend.ask('GET', `/api/v1/astro/consultants/${id}/${path}`)).status).toBe(404)
  })

  test('the drawings of a gallery can be fetched', async () => {
    const [first] = await listAstrologerGallery(visitor, { id: MEERA })
    const response = await backend.fetch(`${TEST_ORIGIN}${first?.url}`)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect((await response.text()).length).toBeLessThan(2048)
    expect((await backend.fetch(`${TEST_ORIGIN}/api/media/drawings/gallery-constructor-1.svg`)).status).toBe(404)
  })

  test('a busy profile has a wait time, an offline one the time of return, after which it is online', async () => {
    const { db } = backend.database
    const now = backend.controls.clock.now()
    await setAvailability(db, 40, { name: 'busy', until: new Date(now.getTime() + 90_000) })
    expect(await getAstrologer(visitor, { id: 40 })).toMatchObject({
      availability: 'busy',
      wait_time_seconds: 90,
      next_available_at: null,
      is_available_for_chat: false,
    })
    const until = new Date(now.getTime() + HOUR)
    await setAvailability(db, 40, { name: 'offline', until })
    expect(await getAstrologer(visitor, { id: 40 })).toMatchObject({
      availability: 'offline',
      wait_time_seconds: null,
      next_available_at: until.toISOString(),
    })
    await backend.controls.clock.advance(HOUR)
    expect(await getAstrologer(visitor, { id: 40 })).toMatchObject({ availability: 'online', next_available_at: null })
  })

  test('a review changes the rating at once, and a consultation has one review', async () => {
    const { id: customerId } = await fixture.newCustomer(0)
    const before = await getAstrologer(visitor, { id: 50 })
    const review = { astrologerId: 50, customerId, consultationId: 900_001, stars: 1, comment: '<b>हाँ</b>' }
    const add = () =>
      addAstrologerReview(backend.database.db, backend.controls.clock.now(), {
        ...review,
        customerName: 'Priya Anand Shah',
      })
    expect(await add()).not.toBeNull()
    expect(await add()).toBeNull()
    const after = await getAstrologer(visitor, { id: 50 })
    expect(after.review_count).toBe(before.review_count + 1)
    expect(after.rating_breakdown.reduce((sum, { count }) => sum + count, 0)).toBe(after.review_count)
    const [latest] = (await listAstrologerReviews(visitor, { id: 50 })).results
    expect(latest).toMatchObject({ user_name: 'Priya S.', rating: 1, comment: '<b>हाँ</b>' })
  })
})
