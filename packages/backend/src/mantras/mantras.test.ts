import { createClient, type Client } from '@tarapath/api-client'
import {
  getMantra,
  getMantraCategory,
  listMantraCategories,
  listMantraLanguages,
  listMantras,
} from '@tarapath/api-client/mantras'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
let visitor: Client
beforeAll(async () => {
  backend = await openTestBackend()
  visitor = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
})
afterAll(() => backend.close())

const LETTERS = {
  sa: /\p{Script=Devanagari}/u,
  hi: /\p{Script=Devanagari}/u,
  en: /\p{Script=Latin}/u,
  bn: /\p{Script=Bengali}/u,
  gu: /\p{Script=Gujarati}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  or: /\p{Script=Oriya}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
}

test('the list has all 34 mantras, and each category has its count', async () => {
  const { count, next, results } = await listMantras(visitor)
  expect([count, next, results.length]).toEqual([34, null, 34])
  const categories = await listMantraCategories(visitor)
  expect(categories.results.reduce((sum, { mantra_count }) => sum + mantra_count, 0)).toBe(34)
  for (const { slug, mantra_count } of categories.results) {
    const category = await getMantraCategory(visitor, { slug })
    expect(category.mantras).toEqual(results.filter((mantra) => mantra.category.slug === slug))
    expect(category).toMatchObject({ mantra_count, description: expect.stringMatching(/\.$/) })
    const picture = await backend.fetch(TEST_ORIGIN + category.image)
    expect(picture.headers.get('content-type')).toMatch('image/svg+xml')
  }
})

test('every mantra has ten languages, each in its own script only', async () => {
  const { results } = await listMantras(visitor)
  for (const { slug } of results) {
    const languages = await listMantraLanguages(visitor, { slug })
    expect(languages.map(({ code }) => code).sort()).toEqual(Object.keys(LETTERS).sort())
    for (const [language, letters] of Object.entries(LETTERS)) {
      const mantra = await getMantra(visitor, { slug, language })
      expect(mantra.language).toBe(language)
      const otherLetters = mantra.text.match(/\p{L}/gu)?.filter((letter) => !letters.test(letter)) ?? []
      expect(otherLetters, `${slug} in ${language}`).toEqual([])
      expect(mantra.benefits).toHaveLength(2)
      expect(mantra.meaning).toMatch(language === 'hi' ? /^[\p{Script=Devanagari}\p{M}\s,;।-]+$/u : /\.$/)
    }
  }
})

test('the Gayatri mantra has the verse of the Rigveda in each script', async () => {
  const read = async (language: string) => (await getMantra(visitor, { slug: 'gayatri-mantra', language })).text
  expect(await read('sa')).toMatch(/^ॐ भूर्भुवः स्वः/)
  expect(await read('en')).toMatch('tatsaviturvareṇyaṃ bhargo devasya dhīmahi')
  expect(await read('te')).toMatch('భర్గో దేవస్య ధీమహి')
  expect(await read('gu')).toMatch('ભર્ગો દેવસ્ય ધીમહિ')
})

test.each(['hi', 'HI', 'hi-IN', 'hi_IN', 'Hindi', ' hindi '])('the language "%s" is Hindi', async (language) => {
  const hindi = await getMantra(visitor, { slug: 'gayatri-mantra', language })
  expect(hindi.language).toBe('hi')
  expect(hindi.meaning).toMatch(/\p{Script=Devanagari}/u)
})

test('a language without the mantra gets the original and its language', async () => {
  for (const language of ['pa', 'fr', '', 'constructor'])
    expect(await getMantra(visitor, { slug: 'om-namah-shivaya', language })).toMatchObject({ language: 'sa' })
  expect(await getMantra(visitor, { slug: 'om-namah-shivaya' })).toMatchObject({ language: 'sa' })
})

test('an unknown slug is answered with 404', async () => {
  for (const call of [getMantra, getMantraCategory, listMantraLanguages])
    await expect(call(visitor, { slug: 'nothing' })).rejects.toMatchObject({ status: 404 })
})
