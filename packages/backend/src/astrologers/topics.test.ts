import type { Client } from '@tarapath/api-client'
import {
  listAstrologerOptions,
  listAstrologers,
  listLanguages,
  listRechargeAmountsForAstrologer,
  listSpecialities,
  listSpecialityQuestions,
  listTrendingCategories,
  listTrendingQuestions,
} from '@tarapath/api-client/astrologers'
import { openFixture, TEST_ORIGIN, type Fixture, type TestBackend } from '@tarapath/backend-testing'
import { beforeAll, describe, expect, test } from 'vitest'

const MEERA = 1

let fixture: Fixture
let backend: TestBackend
let visitor: Client

beforeAll(async () => {
  fixture = await openFixture()
  backend = fixture.backend
  visitor = fixture.visitor()
})

describe('topics', () => {
  test('every speciality has questions and astrologers', async () => {
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

  test('trending categories have two astrologers each, and trending questions are sorted by consultations', async () => {
    const categories = await listTrendingCategories(visitor)
    expect(categories.map(({ consultants }) => consultants.length)).toEqual(categories.map(() => 2))
    const counts = (await listTrendingQuestions(visitor)).map((question) => question.consultation_count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  test('the pictures of specialities and trending categories can be fetched', async () => {
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

  test('all languages are on one page, and each has an astrologer', async () => {
    const { results, next } = await listLanguages(visitor)
    expect(next).toBeNull()
    for (const { code } of results)
      expect((await listAstrologers(visitor, { language: [code] })).count).toBeGreaterThan(0)
  })

  test('the options contain every astrologer', async () => {
    const options = await listAstrologerOptions(visitor)
    expect(options).toHaveLength(60)
  })

  test('recharge amounts have the minutes that they last with this astrologer', async () => {
    const { client } = await fixture.newCustomer(0)
    const amounts = await listRechargeAmountsForAstrologer(client, { consultant_id: MEERA })
    expect(amounts[0]).toMatchObject({ amount: 100, label: '5 minutes' })
    await expect(listRechargeAmountsForAstrologer(client, { consultant_id: 999 })).rejects.toMatchObject({
      status: 400,
    })
  })
})
