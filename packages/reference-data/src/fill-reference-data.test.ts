import { openPglite } from '@tarapath/backend/pglite'
import * as schema from '@tarapath/backend/tables'
import { afterAll, expect, test } from 'vitest'
import { fillReferenceData } from './fill-reference-data.ts'

const database = await openPglite()
const { db } = database
afterAll(() => database.close())

test('a new database gets what an application and a first payment need, and nobody', async () => {
  const filled = await fillReferenceData(db)
  expect(filled).toEqual([
    'languages',
    'specialities',
    'questions',
    'topics',
    'banners',
    'horoscope types',
    'recharge amounts',
    'tips',
    'mantras',
    'site settings',
  ])
  expect(await db.$count(schema.languages)).toBe(16)
  expect(await db.$count(schema.mantraTexts)).toBe(10 * (await db.$count(schema.mantras)))
  for (const table of [schema.astrologers, schema.customers, schema.testimonials, schema.astrologerReviews])
    expect(await db.$count(table)).toBe(0)
  const [asked] = await db.select().from(schema.questions).limit(1)
  expect(asked?.consultationCount).toBe(0)
})

test('a second time nothing is filled, and what staff changed or removed stays so', async () => {
  await db.update(schema.siteSettings).set({ uspTextLine1: 'Our own words.' })
  await db.delete(schema.trendingCategories)
  expect(await fillReferenceData(db)).toEqual(['topics'])
  expect(await fillReferenceData(db)).toEqual([])
  expect((await db.select().from(schema.siteSettings))[0]?.uspTextLine1).toBe('Our own words.')
})
