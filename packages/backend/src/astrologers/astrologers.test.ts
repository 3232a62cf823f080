import { createClient, items, memoryStorage, type Client } from '@tarapath/api-client'
import {
  filterAstrologers,
  getAstrologer,
  getAstrologerFilters,
  listAstrologerGallery,
  listAstrologerOptions,
  listAstrologerReviews,
  listAstrologers,
  listAvailableAstrologers,
  listLanguages,
  listPersonalRecommendations,
  listRechargeAmountsForAstrologer,
  listRecommendedAstrologers,
  listSpecialities,
  listSpecialityQuestions,
  listTrendingCategories,
  listTrendingQuestions,
  manageFavouriteAstrologers,
  setAstrologerFavourite,
} from '@tarapath/api-client/astrologers'
import { beforeAll, describe, expect, test } from 'vitest'
import { setAvailability } from './availability.ts'
import { addAstrologerReview } from './reviews.ts'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

const MEERA = 1
const HOUR = 3_600_000

let backend: TestBackend
let visitor: Client

beforeAll(async () => {
  backend = await openTestBackend()
  visitor = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
})

async function newCustomer() {
  const { id, access, refresh } = await backend.newCustomer()
  const client = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: backend.fetch,
    storage: memoryStorage({ access, refresh }),
  })
  return { id, client }
}

const names = async (search: string) => (await listAstrologers(visitor, { search })).results.map(({ name }) => name)
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id)

describe('the list', () => {
  test('a page has twenty people unless asked otherwise', async () => {
    expect((await listAstrologers(visitor)).results).toHaveLength(20)
    expect(await listAstrologers(visitor, { limit: 60 })).toMatchObject({ count: 60, next: null, previous: null })
  })

  test('paging shows everybody once, in every order', async () => {
    for (const ordering of [undefined, 'rating', '-rating', 'price', '-price', 'experience', '-experience'] as const) {
      const seen: number[] = []
      for await (const { id } of items(listAstrologers, visitor, { limit: 7, ...(ordering && { ordering }) }))
        seen.push(id)
      expect(seen.length).toBe(60)
      expect(new Set(seen).size).toBe(60)
    }
  })

  test('a page past the end is empty and keeps the count', async () => {
    expect(await listAstrologers(visitor, { offset: 500 })).toMatchObject({ count: 60, next: null, results: [] })
  })

  test('without an order those who can answer now come first', async () => {
    const { results } = await listAstrologers(visitor, { limit: 60 })
    const rank = { online: 0, busy: 1, offline: 2 }
    const ranks = results.map(({ availability }) => rank[availability])
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  test('the price order goes by what a minute costs today', async () => {
    const { results } = await listAstrologers(visitor, { ordering: 'price', limit: 60 })
    const rates = results.map((one) => one.discounted_price_per_minute ?? one.price_per_minute)
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
    expect(rates[0]).toBe(9)
  })

  test('filters combine, and the choices of one filter are alternatives', async () => {
    const { results: specialities } = await listSpecialities(visitor)
    const [tarot, kp] = ['tarot', 'kp'].map((slug) => specialities.find((one) => one.slug === slug)?.id ?? 0)
    const { results } = await listAstrologers(visitor, {
      speciality: [tarot ?? 0, kp ?? 0],
      language: ['hi', 'ta'],
      gender: 'female',
      is_available_for_chat: true,
    })
    expect(results.length).toBeGreaterThan(2)
    for (const one of results) {
      expect(one.specialities.some((name) => name === 'Tarot' || name === 'KP')).toBe(true)
      expect(one.languages.some((name) => name === 'Hindi' || name === 'Tamil')).toBe(true)
      expect(one).toMatchObject({ availability: 'online', is_available_for_chat: true })
    }
    expect((await listAstrologers(visitor, { language: ['Hindi'] })).count).toBe(
      (await listAstrologers(visitor, { language: ['hi'] })).count,
    )
    expect((await listAstrologers(visitor, { language: ['xx'] })).results).toEqual([])
  })

  describe('a filter can be left empty, said once, more than once or in one text', () => {
    const count = async (query: string) => {
      const { body } = await backend.ask('GET', `/api/v1/astro/consultants/?${query}`)
      return (body as { count?: number }).count
    }

    test.each([
      ['nothing filters nothing', '', ['language=', 'speciality=', 'gender=', 'search=', 'ordering=', 'language=,']],
      ['an empty switch is none', '', ['is_available_for_chat=', 'is_available_for_call=', 'limit=', 'offset=']],
      [
        'one language',
        'language=hi',
        ['language=HI', 'language=Hindi', 'language=HINDI', 'language=hi,', 'language=hi,xx'],
      ],
      ['a language said twice', 'language=hi', ['language=hi&language=hi', 'language=hi,hi', 'language=hi,Hindi']],
      [
        'two languages',
        'language=hi&language=ta',
        ['language=hi,ta', 'language=ta,%20hi', 'language[]=hi&language[]=TA'],
      ],
      ['two specialities', 'speciality=1&speciality=2', ['speciality=1,2', 'speciality=2,,1', 'speciality=1,2,1']],
      ['what nobody has', 'language=xx', ['language=xx,yy', 'speciality=999', 'speciality=998,999']],
    ])('%s', async (_, plain, others) => {
      const wanted = await count(plain)
      expect(wanted).toBeTypeOf('number')
      for (const query of others) expect([query, await count(query)]).toEqual([query, wanted])
    })

    test('more choices are more people, never fewer', async () => {
      const [hindi = 0, tamil = 0, both = 0] = await Promise.all(
        ['hi', 'ta', 'hi,ta'].map((codes) => count(`language=${codes}`)),
      )
      expect(both).toBeGreaterThan(Math.max(hindi, tamil))
      expect(both).toBeLessThanOrEqual(hindi + tamil)
    })

    test('what is no choice at all is told, and not taken for nobody', async () => {
      for (const query of ['speciality=vedic', 'speciality=1,vedic', 'gender=female,male', 'gender=FEMALE', 'limit=0'])
        expect(await backend.ask('GET', `/api/v1/astro/consultants/?${query}`)).toMatchObject({
          status: 400,
          body: { [query.split('=')[0] ?? '']: [expect.any(String)] },
        })
    })

    test('the addresses of the specification are good as they are written, with nothing filled in', async () => {
      for (const address of [
        'consultants/recommended/?astro_count=&consultant_id=',
        'consultant/?astro_count=&is_available_for_call=true&is_available_for_chat=true',
        'category/trending/?astro_count=',
      ])
        expect(await backend.ask('GET', `/api/v1/astro/${address}`)).toMatchObject({ status: 200 })
    })
  })

  test('free for a chat and not free for a chat are everybody', async () => {
    const [free, others] = await Promise.all([
      listAstrologers(visitor, { is_available_for_chat: true }),
      listAstrologers(visitor, { is_available_for_chat: false }),
    ])
    expect(free.count + others.count).toBe(60)
  })

  test('the counts of the filter list are what the list then has', async () => {
    for (const filter of await getAstrologerFilters(visitor))
      for (const { value, count } of filter.options) {
        const { body } = await backend.ask('GET', `/api/v1/astro/consultant/?${filter.key}=${value}`)
        expect((body as { count: number }).count).toBe(count)
      }
  })

  test('available means free for a chat and a call, and astro_count is the size of the page', async () => {
    const { results } = await listAvailableAstrologers(visitor, { astro_count: 4 })
    expect(results).toHaveLength(4)
    for (const one of results) expect(one).toMatchObject({ is_available_for_chat: true, is_available_for_call: true })
    expect((await filterAstrologers(visitor, { astro_count: 4, limit: 3 })).results).toHaveLength(3)
  })
})

describe('search', () => {
  test('finds a name in Latin and in Devanagari, with and without the dot', async () => {
    expect(await names('meer')).toEqual(['Acharya Meera'])
    expect(await names('मीरा')).toEqual(['Acharya Meera'])
    expect(await names('फराह')).toEqual(['Dr. Farah Khan'])
    expect(await names('फ़राह ख़ान')).toEqual(['Dr. Farah Khan'])
  })

  test('wants every word, in any order, and takes a city or a speciality too', async () => {
    expect(await names('iyer LAKSHMI')).toEqual(['Lakshmi Iyer'])
    expect(await names('udupi')).toEqual(['Acharya Raghavendra Bhat'])
    expect(await names('meera tarot')).toEqual([])
  })

  test('an apostrophe may be there, missing or typographic', async () => {
    for (const text of ["D'Souza", 'dsouza', 'souza', 'D’Souza']) expect(await names(text)).toEqual(["Anita D'Souza"])
  })

  test('signs that mean something to a database mean nothing here', async () => {
    for (const text of ['%', '_', '%%', '\\', "'", '";--', '_eera', '%eera', '😀'])
      expect(await names(text)).not.toContain('Acharya Meera')
    expect(await names('%')).toEqual([])
    expect((await listAstrologers(visitor, { search: '   ' })).count).toBe(60)
  })
})

describe('one astrologer', () => {
  test('the profile adds up: the histogram is the reviews', async () => {
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

  test('somebody who does not exist is a 404, everywhere', async () => {
    for (const path of ['', 'gallery/', 'custom-reviews/'])
      for (const id of ['0', '61', '99999999999', '1.5'])
        expect((await backend.ask('GET', `/api/v1/astro/consultants/${id}/${path}`)).status).toBe(404)
  })

  test('the drawings of a gallery are there', async () => {
    const [first] = await listAstrologerGallery(visitor, { id: MEERA })
    const response = await backend.fetch(`${TEST_ORIGIN}${first?.url}`)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect((await response.text()).length).toBeLessThan(2048)
    expect((await backend.fetch(`${TEST_ORIGIN}/api/media/drawings/gallery-constructor-1.svg`)).status).toBe(404)
  })

  test('who is busy says how long, who is away says until when, and then is back', async () => {
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

  test('a review counts at once, and once for a consultation', async () => {
    const { id: customerId } = await newCustomer()
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

describe('favourites', () => {
  test('adding and removing twice changes nothing more, and only the owner sees the heart', async () => {
    const { client } = await newCustomer()
    for (let time = 0; time < 2; time++)
      expect(await setAstrologerFavourite(client, { id: 7 }, { action: 'add' })).toEqual({
        consultant_id: 7,
        is_favourite: true,
      })
    expect((await getAstrologer(client, { id: 7 })).is_favourite).toBe(true)
    expect((await getAstrologer(visitor, { id: 7 })).is_favourite).toBe(false)
    const hearts = (await listAstrologers(client, { limit: 60 })).results.filter((one) => one.is_favourite)
    expect(idsOf(hearts)).toEqual([7])
    for (let time = 0; time < 2; time++)
      expect(await setAstrologerFavourite(client, { id: 7 }, { action: 'remove' })).toMatchObject({
        is_favourite: false,
      })
    expect((await getAstrologer(client, { id: 7 })).is_favourite).toBe(false)
  })

  test('many at once: all or, when one does not exist, none', async () => {
    const { client } = await newCustomer()
    const added = await manageFavouriteAstrologers(client, { consultant_ids: [3, 4, 4, 5], action: 'add' })
    expect(added).toEqual({ consultant_ids: [5, 4, 3] })
    await expect(manageFavouriteAstrologers(client, { consultant_ids: [8, 777], action: 'add' })).rejects.toMatchObject(
      { status: 400, body: { consultant_ids: [expect.stringContaining('777')] } },
    )
    expect(await manageFavouriteAstrologers(client, { consultant_ids: [], action: 'remove' })).toEqual(added)
    expect(await manageFavouriteAstrologers(client, { consultant_ids: [5, 3], action: 'remove' })).toEqual({
      consultant_ids: [4],
    })
  })

  test('need a session, a person who exists and a known action', async () => {
    const me = await backend.newCustomer()
    const path = '/api/v1/astro/consultants/3/mark-favourite/'
    expect((await backend.ask('PATCH', path, { body: { action: 'add' } })).status).toBe(401)
    expect((await backend.ask('PATCH', path, { as: me, body: { action: 'toggle' } })).status).toBe(400)
    expect((await backend.ask('PATCH', path.replace('3', '999'), { as: me, body: { action: 'add' } })).status).toBe(404)
  })
})

describe('recommendations', () => {
  test('never hold the person beside whom they stand, and come in the number asked for', async () => {
    const beside = await listRecommendedAstrologers(visitor, { astro_count: 50, consultant_id: MEERA })
    expect(idsOf(beside)).not.toContain(MEERA)
    expect(beside[0]?.specialities).toEqual(expect.arrayContaining(['Vedic', 'Marriage & matching']))
    expect(await listRecommendedAstrologers(visitor)).toHaveLength(3)
    expect(await listRecommendedAstrologers(visitor, { astro_count: 100_000 })).toHaveLength(50)
    expect(await listRecommendedAstrologers(visitor, { consultant_id: 4711 })).toHaveLength(3)
  })

  test('follow the favourites of a customer, and the best regarded for everybody else', async () => {
    const { client } = await newCustomer()
    const unknown = await listPersonalRecommendations(client)
    expect(idsOf(unknown)).toEqual(idsOf(await listPersonalRecommendations(visitor)))
    await setAstrologerFavourite(client, { id: 31 }, { action: 'add' })
    const mine = await listPersonalRecommendations(client)
    expect(idsOf(mine)).not.toContain(31)
    expect(mine.every((one) => one.languages.includes('Tamil') || one.specialities.includes('Family'))).toBe(true)
  })
})

describe('topics', () => {
  test('every speciality has questions and people', async () => {
    const { results, count } = await listSpecialities(visitor, { limit: 'all' })
    expect(count).toBe(results.length)
    for (const { id, name } of results) {
      const topic = await listSpecialityQuestions(visitor, { id })
      expect(topic.questions.length).toBeGreaterThanOrEqual(3)
      expect([1, 2, 3]).toContain(topic.consultants.length)
      for (const one of topic.consultants) expect(one.specialities).toContain(name)
    }
    expect((await backend.ask('GET', '/api/v1/astro/speciality/99/questions/')).status).toBe(404)
  })

  test('trending categories come with two people each, trending questions with the most asked first', async () => {
    const categories = await listTrendingCategories(visitor)
    expect(categories.map(({ consultants }) => consultants.length)).toEqual(categories.map(() => 2))
    const counts = (await listTrendingQuestions(visitor)).map((question) => question.consultation_count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  test('specialities and trending categories have pictures that are there', async () => {
    const icons = (await listSpecialities(visitor, { limit: 'all' })).results.map(({ icon }) => icon)
    const images = (await listTrendingCategories(visitor)).map(({ image }) => image)
    expect(new Set(icons).size).toBe(icons.length)
    for (const picture of [...icons, ...images]) {
      const response = await backend.fetch(new URL(picture ?? '', TEST_ORIGIN))
      expect([picture, response.status, response.headers.get('content-type')]).toEqual([
        picture,
        200,
        'image/svg+xml; charset=utf-8',
      ])
    }
  })

  test('languages come whole, and somebody speaks each', async () => {
    const { results, next } = await listLanguages(visitor)
    expect(next).toBeNull()
    for (const { code } of results)
      expect((await listAstrologers(visitor, { language: [code] })).count).toBeGreaterThan(0)
  })

  test('the menu of names has everybody, in order', async () => {
    const options = await listAstrologerOptions(visitor)
    expect(options).toHaveLength(60)
  })

  test('recharge amounts say how long they last with this person', async () => {
    const { client } = await newCustomer()
    const amounts = await listRechargeAmountsForAstrologer(client, { consultant_id: MEERA })
    expect(amounts[0]).toMatchObject({ amount: 100, label: '5 minutes' })
    await expect(listRechargeAmountsForAstrologer(client, { consultant_id: 999 })).rejects.toMatchObject({
      status: 400,
    })
  })
})
