import { createClient, items, type Client } from '@tarapath/api-client'
import {
  filterAstrologers,
  getAstrologerFilters,
  listAstrologers,
  listAvailableAstrologers,
  listSpecialities,
} from '@tarapath/api-client/astrologers'
import { searchAstrologers } from '@tarapath/own-api/astrologers'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { beforeAll, describe, expect, test } from 'vitest'

let backend: TestBackend
let visitor: Client

beforeAll(async () => {
  backend = await openTestBackend()
  visitor = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
})

const names = async (search: string) => (await listAstrologers(visitor, { search })).results.map(({ name }) => name)

describe('the list', () => {
  test('a page has twenty astrologers by default', async () => {
    expect((await listAstrologers(visitor)).results).toHaveLength(20)
    expect(await listAstrologers(visitor, { limit: 60 })).toMatchObject({ count: 60, next: null, previous: null })
  })

  test('paging returns each astrologer once in every order', async () => {
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

  test('the default order starts with the astrologers who are online', async () => {
    const { results } = await listAstrologers(visitor, { limit: 60 })
    const rank = { online: 0, busy: 1, offline: 2 }
    const ranks = results.map(({ availability }) => rank[availability])
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  test('the price order uses the discounted price', async () => {
    const { results } = await listAstrologers(visitor, { ordering: 'price', limit: 60 })
    const rates = results.map((one) => one.discounted_price_per_minute ?? one.price_per_minute)
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
    expect(rates[0]).toBe(9)
  })

  test('price and experience filter the whole list, and the count is that of all matches', async () => {
    const { results: all } = await listAstrologers(visitor, { limit: 60 })
    const rateOf = (one: (typeof all)[number]) => one.discounted_price_per_minute ?? one.price_per_minute
    const wanted = all.filter((one) => rateOf(one) <= 20 && one.experience_years >= 10)
    expect(wanted.length).toBeGreaterThan(3)
    expect(wanted.length).toBeLessThan(60)

    const filters = { max_rate_paise: 2000, min_experience_years: 10 }
    const { count, results } = await searchAstrologers(visitor, { ...filters, limit: 60 })
    expect(count).toBe(wanted.length)
    expect(new Set(results.map(({ id }) => id))).toEqual(new Set(wanted.map(({ id }) => id)))
    expect(await searchAstrologers(visitor, { ...filters, limit: 1 })).toMatchObject({ count, results: [{}] })
    expect(await searchAstrologers(visitor, {})).toMatchObject({ count: 60 })

    const women = await searchAstrologers(visitor, { ...filters, gender: 'female' })
    expect(women.count).toBeLessThan(count)
    expect(await backend.ask('GET', '/api/tarapath/v1/astrologers/?max_rate_paise=cheap')).toMatchObject({
      status: 400,
    })
  })

  test('all filters must match, and the values of one filter are alternatives', async () => {
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

  test('the astrologers available and not available for chat are all astrologers', async () => {
    const [free, others] = await Promise.all([
      listAstrologers(visitor, { is_available_for_chat: true }),
      listAstrologers(visitor, { is_available_for_chat: false }),
    ])
    expect(free.count + others.count).toBe(60)
  })

  test('the counts of the filter options are those of the filtered lists', async () => {
    for (const filter of await getAstrologerFilters(visitor))
      for (const { value, count } of filter.options) {
        const { body } = await backend.ask('GET', `/api/v1/astro/consultant/?${filter.key}=${value}`)
        expect((body as { count: number }).count).toBe(count)
      }
  })

  test('available astrologers are available for chat and call, and astro_count is the page size', async () => {
    const { results } = await listAvailableAstrologers(visitor, { astro_count: 4 })
    expect(results).toHaveLength(4)
    for (const one of results) expect(one).toMatchObject({ is_available_for_chat: true, is_available_for_call: true })
    expect((await filterAstrologers(visitor, { astro_count: 4, limit: 3 })).results).toHaveLength(3)
  })
})

describe('search', () => {
  test('finds a name in Latin and in Devanagari, with and without the nukta', async () => {
    expect(await names('meer')).toEqual(['Acharya Meera'])
    expect(await names('मीरा')).toEqual(['Acharya Meera'])
    expect(await names('फराह')).toEqual(['Dr. Farah Khan'])
    expect(await names('फ़राह ख़ान')).toEqual(['Dr. Farah Khan'])
  })

  test('requires every word in any order, and matches cities and specialities too', async () => {
    expect(await names('iyer LAKSHMI')).toEqual(['Lakshmi Iyer'])
    expect(await names('udupi')).toEqual(['Acharya Raghavendra Bhat'])
    expect(await names('meera tarot')).toEqual([])
  })

  test('an apostrophe can be plain, typographic or missing', async () => {
    for (const text of ["D'Souza", 'dsouza', 'souza', 'D’Souza']) expect(await names(text)).toEqual(["Anita D'Souza"])
  })

  test('wildcards and quotes of SQL have no effect', async () => {
    for (const text of ['%', '_', '%%', '\\', "'", '";--', '_eera', '%eera', '😀'])
      expect(await names(text)).not.toContain('Acharya Meera')
    expect(await names('%')).toEqual([])
    expect((await listAstrologers(visitor, { search: '   ' })).count).toBe(60)
  })
})
