import { getHoroscope } from '@tarapath/api-client/horoscope'
import { CONSOLE_SETTINGS, type Fixture, openFixture } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueWriter, type CatalogueWriter } from './catalogue-writer.ts'

let fixture: Fixture
let catalogue: CatalogueWriter
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
  catalogue = catalogueWriter(fixture)
})
afterAll(() => fixture.backend.close())

test('a horoscope that staff wrote stands in place of the calculated one, as plain text', async () => {
  const visitor = fixture.visitor()
  const read = () => getHoroscope(visitor, { sign: 'aries', range: 'yearly' })
  const calculated = await read()
  const year = calculated.title.slice(-4)
  const sections =
    'Love 4\nA letter <b>comes</b> & more.\nAnswer it.\nWhy: Venus in the fifth house.\n\nWork\nWait.\nWhy: Saturn.'
  const text = {
    title: `Aries horoscope ${year}`,
    sign: 'aries',
    kind: 'year',
    startsOn: `${year}-01-01`,
    summary: 'A good year.',
    because: 'Jupiter in the tenth house.',
    luckyColour: '',
    luckyNumber: '7',
  }
  const query = await catalogue.write('horoscope-texts', 'new', { ...text, sections })
  expect(await read()).toMatchObject({
    summary: 'A good year.',
    sections: [
      { title: 'Love', html: '<p>A letter &lt;b&gt;comes&lt;/b&gt; &amp; more.</p><p>Answer it.</p>', score: 4 },
      { title: 'Work', html: '<p>Wait.</p>', score: null, because: 'Saturn.' },
    ],
  })
  expect(await fixture.desk.page(`horoscope-texts?${query}`)).toContain('A letter &lt;b&gt;comes&lt;/b&gt; &amp; more.')
  expect(await catalogue.write('horoscope-texts', 'new', { ...text, sections })).toMatch(/^409 This horoscope/)
  for (const wrong of [
    'Love',
    'Hope 4\nText.\nWhy: x.',
    'Love 9\nText.\nWhy: x.',
    'Love\nText.',
    `${sections}\n\nLove\nText.\nWhy: x.`,
  ])
    expect((await catalogue.save('horoscope-texts', 'new', { ...text, sections: wrong })).status).toBe(400)
  const removed = await fixture.desk.submit(
    `horoscope-texts/remove?${query}`,
    (await catalogue.seenOn(`horoscope-texts?${query}`)).seen,
  )
  expect(removed.status).toBe(303)
  expect(await read()).toEqual(calculated)
})
