import { beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '@tarapath/backend-testing'
import type { Database } from '@tarapath/backend/database'
import { seedCatalogue } from './seed-catalogue.ts'
import { languages, specialities } from '@tarapath/reference-data'
import { demoAstrologers } from './demo-astrologers.ts'
import { demoCoupons } from './demo-coupons.ts'
import { composeReviews } from './reviews/compose-reviews.ts'
import * as schema from '@tarapath/backend/tables'

const written = new Set<string>()
const everything = demoAstrologers.map((person) => ({ person, reviews: composeReviews(person, written) }))
const reviews = everything.flatMap((one) => one.reviews)

describe('demo astrologers', () => {
  test('are sixty, all different', () => {
    expect(demoAstrologers).toHaveLength(60)
    for (const key of ['name', 'nativeName', 'about'] as const)
      expect(new Set(demoAstrologers.map((person) => person[key])).size).toBe(60)
  })

  test('cost ₹9 to ₹120, and a discounted price is lower', () => {
    const rates = demoAstrologers.map((person) => person.discountedRupeesPerMinute ?? person.rupeesPerMinute)
    expect([Math.min(...rates), Math.max(...rates)]).toEqual([9, 120])
    for (const { rupeesPerMinute, discountedRupeesPerMinute = 0 } of demoAstrologers)
      expect(discountedRupeesPerMinute).toBeLessThan(rupeesPerMinute)
  })

  test('cover every language and speciality', () => {
    expect(new Set(demoAstrologers.flatMap((person) => person.languages))).toEqual(
      new Set(languages.map(({ code }) => code)),
    )
    expect(new Set(demoAstrologers.flatMap((person) => person.specialities))).toEqual(
      new Set(specialities.map(({ slug }) => slug)),
    )
  })

  test('make no promises, do not frighten and do not heal', () => {
    const texts = [...demoAstrologers.map(({ about }) => about), ...reviews.map(({ comment }) => comment)]
    for (const text of texts)
      expect(text).not.toMatch(
        /guarantee|100 ?%|came true|sach nikl|\bcure|heal|disease|illness|death|curse|black magic/i,
      )
  })
})

describe('demo reviews', () => {
  test('are at least six for each astrologer, all different, without repeated sentences', () => {
    expect(written.size).toBe(reviews.length)
    for (const { reviews: own } of everything) {
      expect(own.length).toBeGreaterThanOrEqual(6)
      expect(new Set(own.map(({ userName }) => userName)).size).toBe(own.length)
      const sentences = own.flatMap(({ comment }) => comment.split(/(?<=[.।?!]) /u))
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  test('have no open placeholder, and use the right pronoun', () => {
    for (const { comment } of reviews) expect(comment).not.toMatch(/[{}]|undefined|null/)
    const ofMen = everything.filter(({ person }) => person.gender === 'male').flatMap((one) => one.reviews)
    for (const { comment } of ofMen) expect(comment).not.toMatch(/\b[Ss]he\b/)
  })

  test('are the same on every run', () => {
    const again = new Set<string>()
    expect(demoAstrologers.map((person) => composeReviews(person, again))).toEqual(everything.map((one) => one.reviews))
  })
})

test.each(['2026-11-20', '2027-04-01', '2032-02-29'])('on %s all demo coupons are valid but one', (day) => {
  const now = new Date(day)
  const over = demoCoupons(now).filter(({ validUntil }) => validUntil !== null && validUntil <= now)
  expect(over.map(({ code }) => code)).toEqual(['DIWALI15'])
})

describe('seeding', () => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase()
  })

  test('a second time changes nothing', async () => {
    const { db } = database
    const totals = async () => [
      await db.$count(schema.astrologers),
      await db.$count(schema.astrologerReviews),
      await db.$count(schema.banners),
      await db.$count(schema.questions),
    ]
    const before = await totals()
    expect(before.slice(0, 2)).toEqual([60, reviews.length])
    await seedCatalogue(db, new Date('2030-01-01T00:00:00Z'))
    expect(await totals()).toEqual(before)
  })

  test('continues ids after the seeded ones', async () => {
    const { db } = database
    const [next] = await db
      .insert(schema.specialities)
      .values({ slug: 'gemmology', name: 'Gemmology' })
      .returning({ id: schema.specialities.id })
    expect(next?.id).toBe(specialities.length + 1)
  })
})
