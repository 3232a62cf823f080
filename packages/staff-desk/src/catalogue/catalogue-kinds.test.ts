import { listTrendingCategories, listTrendingQuestions } from '@tarapath/api-client/astrologers'
import { getDefaultConfig } from '@tarapath/api-client/content'
import { listCourses } from '@tarapath/api-client/courses'
import { getHoroscope, listHoroscopeTypes } from '@tarapath/api-client/horoscope'
import { getMantra, listMantras } from '@tarapath/api-client/mantras'
import { getProduct, getProductDescription, listProducts } from '@tarapath/api-client/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONSOLE_SETTINGS, type Fixture, type FormFields, openFixture, sampleFile } from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterAll(() => fixture.backend.close())

/** The hidden fields with which each form of the page begins: what its reader has seen. */
async function seenOn(path: string) {
  const page = await fixture.desk.page(path)
  const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  return { page, seen: { row: hidden('row'), draft: hidden('draft'), base: hidden('base') } }
}

const save = async (kind: string, query: string, fields: FormFields) =>
  fixture.desk.submit(`${kind}/save?${query}`, { ...(await seenOn(`${kind}?${query}`)).seen, ...fields })

/** Saves a row as a draft and publishes it; answers the query of its address. */
async function write(kind: string, query: string, fields: FormFields): Promise<string> {
  const saved = await save(kind, query, fields)
  const draft = /(draft|row)=\d+/.exec(saved.location ?? '')?.[0] ?? saved.notice
  const published = await fixture.desk.submit(`${kind}/publish?${draft}`, (await seenOn(`${kind}?${draft}`)).seen)
  return /row=\d+/.exec(published.location ?? '')?.[0] ?? `${published.status} ${published.notice}`
}

const numberIn = (query: string) => query.replace('row=', '')
const nothing = async (what: Promise<unknown>) => (await what.catch((failure: Error) => failure.name)) as string

const BOWL: FormFields = {
  name: 'Singing bowl',
  slug: 'singing-bowl',
  sku: 'SB-1',
  images: '',
  images_file: sampleFile('image/png'),
  shortDescription: 'A bowl of bronze.',
  paragraphs: 'Cast by hand.\n\nWith <b>a</b> mallet.',
  specifications: 'Weight: 400 g\nHeight: 8 cm',
  faqs: 'Is the mallet included?\nYes.\nIt is of wood.\n\nIs it loud?\nNo.',
  gstPercent: '12',
  maxQuantity: '3',
  deliveryDays: '',
}

test('a product of the desk is in the store once it has a price, with its pieces and pictures', async () => {
  const visitor = fixture.visitor()
  const category = numberIn(
    await write('product-categories', 'new', {
      name: 'Bowls',
      slug: 'bowls',
      image: '',
      image_file: sampleFile('image/webp'),
    }),
  )
  const product = await write('products', 'new', { ...BOWL, categoryId: category })
  expect(await nothing(getProduct(visitor, { slug: 'singing-bowl' }))).toBe('ApiError')
  expect((await listProducts(visitor, { category__slug: 'bowls' })).count).toBe(0)
  const price = { productId: numberIn(product), name: '8 cm', pricePaise: '900' }
  const variant = await write('prices', 'new', { ...price, discountedPricePaise: '' })
  expect(await getProduct(visitor, { slug: 'singing-bowl' })).toMatchObject({
    price: 900,
    in_stock: false,
    images: [expect.stringMatching(/^\/api\/media\/pictures\//)],
    delivery_days: null,
  })
  const { html, ...rest } = await getProductDescription(visitor, { slug: 'singing-bowl' })
  expect(html).toContain('With &lt;b&gt;a&lt;/b&gt; mallet.')
  expect(rest).toMatchObject({
    specifications: [
      { name: 'Weight', value: '400 g' },
      { name: 'Height', value: '8 cm' },
      { name: 'GST', value: '12 %, included in the price' },
    ],
    faqs: [
      { question: 'Is the mallet included?', answer: 'Yes. It is of wood.' },
      { question: 'Is it loud?', answer: 'No.' },
    ],
  })
  await fixture.desk.submit('stock/change', { variant: numberIn(variant), pieces: '+4' })
  expect(await getProduct(visitor, { slug: 'singing-bowl' })).toMatchObject({ in_stock: true })
  const tooMany = await fixture.desk.submit('stock/change', { variant: numberIn(variant), pieces: '-5' })
  expect([tooMany.status, tooMany.notice]).toEqual([400, 'There are 4 pieces only.'])
  expect(await write('prices', variant, { ...price, discountedPricePaise: '950' })).toBe(
    '400 These values do not fit together.',
  )
})

test('a picture is taken out of a product, and one more than the most is refused', async () => {
  const product = `row=${(await getProduct(fixture.visitor(), { slug: 'singing-bowl' })).id}`
  const { page } = await seenOn(`products?${product}`)
  const images = /name="images" value="([^"]*)"/.exec(page)![1]!
  const categoryId = /<option value="(\d+)" selected>Bowls/.exec(page)![1]!
  const eight = Array.from({ length: 8 }, () => images).join('\n')
  const refused = await save('products', product, { ...BOWL, categoryId, images: eight })
  expect([refused.status, refused.notice]).toEqual([400, 'Pictures: there may be 8. Remove one first.'])
  const strange = await save('products', product, {
    ...BOWL,
    categoryId,
    images: 'https://evil.example/a.png',
    images_file: '',
  })
  expect(strange.status).toBe(303)
  await write('products', product, {
    ...BOWL,
    categoryId,
    images,
    images_drop_0: 'on',
    images_file: sampleFile('image/jpeg'),
  })
  const shown = await getProduct(fixture.visitor(), { slug: 'singing-bowl' })
  expect(shown.images).toHaveLength(1)
  expect(shown.images[0]).not.toBe(images)
})

test('lines that do not have their form are refused at their field', async () => {
  const refused = await save('products', 'new', {
    ...BOWL,
    categoryId: '999999',
    specifications: 'heavy',
    faqs: 'Is it loud?',
  })
  expect(refused.status).toBe(400)
  for (const sentence of [
    'Category: choose one of the list.',
    'Specifications: One on each line, such as Weight: 40 g.',
    'Questions and answers: A question, its answer on the next line, and an empty line.',
  ])
    expect(refused.text).toMatch(new RegExp(`class="error"[^>]*>${sentence}`))
  expect(refused.text).toContain('>heavy</textarea>')
})

test('a course of the desk has its syllabus and its teacher', async () => {
  const { page } = await seenOn('courses?new')
  const [, instructorId, instructor] = /<select name="instructorId"[\s\S]*?<option value="(\d+)" >([^<]+)</.exec(page)!
  await write('courses', 'new', {
    title: 'Reading a chart',
    slug: 'reading-a-chart',
    subtitle: '',
    description: 'Eight evenings.',
    image: '',
    image_file: sampleFile('image/png'),
    pricePaise: '1999',
    discountedPricePaise: '1499.50',
    durationHours: '16',
    language: 'Hindi',
    startsAt: '2027-03-01T19:00',
    instructorId: instructorId!,
    capacity: '20',
    syllabus: 'Houses\nThe first house\nThe seventh house\n\nPlanets\nSaturn',
  })
  const course = (await listCourses(fixture.visitor())).find(({ slug }) => slug === 'reading-a-chart')
  expect(course).toMatchObject({
    discounted_price: 1499.5,
    starts_at: '2027-03-01T13:30:00.000Z',
    instructor: { name: instructor },
    seats_left: 20,
    syllabus: [
      { title: 'Houses', lessons: ['The first house', 'The seventh house'] },
      { title: 'Planets', lessons: ['Saturn'] },
    ],
  })
})

test('a mantra of the desk is shown once its Sanskrit text is there', async () => {
  const category = numberIn(
    await write('mantra-categories', 'new', { name: 'Rivers', slug: 'rivers', description: 'For rivers.' }),
  )
  const mantra = await write('mantras', 'new', {
    title: 'To the Ganga',
    slug: 'to-the-ganga',
    categoryId: category,
    deity: 'Ganga',
    source: 'Handed down',
    use: 'At a bath.',
  })
  const visitor = fixture.visitor()
  const isListed = async () =>
    (await listMantras(visitor, { limit: 'all' })).results.some(({ slug }) => slug === 'to-the-ganga')
  const text = { mantraId: numberIn(mantra), text: 'गङ्गे च यमुने चैव', meaning: 'O Ganga and Yamuna' }
  await write('mantra-texts', 'new', { ...text, language: 'hi' })
  expect([await isListed(), await nothing(getMantra(visitor, { slug: 'to-the-ganga' }))]).toEqual([false, 'ApiError'])
  await write('mantra-texts', 'new', { ...text, language: 'sa' })
  expect([await isListed(), (await getMantra(visitor, { slug: 'to-the-ganga' })).text]).toEqual([true, text.text])
  expect(await write('mantra-texts', 'new', { ...text, language: 'sa' })).toMatch(/^409 There is such a text already/)
})

test('topics, questions, horoscope types and the texts of the site come from the desk', async () => {
  const visitor = fixture.visitor()
  const { page } = await seenOn('topics?new')
  const [, specialityId] = /<option value="(\d+)" >Vastu/.exec(page)!
  await write('topics', 'new', { name: 'A new house', slug: 'a-new-house', specialityId: specialityId! })
  expect((await listTrendingCategories(visitor)).at(-1)).toMatchObject({ name: 'A new house' })
  const question = await write('customer-questions', 'new', {
    text: 'Where should the door be?',
    specialityId: specialityId!,
  })
  expect(await fixture.desk.page(`customer-questions?${question}`)).toContain('Where should the door be?')
  expect((await listTrendingQuestions(visitor)).length).toBeGreaterThan(0)
  await write('horoscope-types', 'new', { name: 'Year {year}', type: 'horoscope-2027', position: '9', isActive: 'on' })
  expect((await listHoroscopeTypes(visitor)).at(-1)).toMatchObject({ type: 'horoscope-2027' })
  const [row] = /site-texts\?row=\d+/.exec(await fixture.desk.page('site-texts')) ?? []
  const texts = {
    uspTextLine1: 'Diwali: talks all night',
    supportPhone: '',
    supportEmail: 'help@example.in',
    androidAppUrl: '',
    iosAppUrl: '',
  }
  await write('site-texts', row!.split('?')[1]!, texts)
  expect(await getDefaultConfig(visitor)).toMatchObject({
    usp_text_line1: 'Diwali: talks all night',
    support_phone: null,
    support_email: 'help@example.in',
  })
  const removed = await fixture.desk.submit(row!.replace('?', '/remove?'), (await seenOn(row!)).seen)
  expect([removed.status, removed.notice]).toEqual([409, 'There has to be one.'])
})

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
  const query = await write('horoscope-texts', 'new', { ...text, sections })
  expect(await read()).toMatchObject({
    summary: 'A good year.',
    sections: [
      { title: 'Love', html: '<p>A letter &lt;b&gt;comes&lt;/b&gt; &amp; more.</p><p>Answer it.</p>', score: 4 },
      { title: 'Work', html: '<p>Wait.</p>', score: null, because: 'Saturn.' },
    ],
  })
  expect(await fixture.desk.page(`horoscope-texts?${query}`)).toContain('A letter &lt;b&gt;comes&lt;/b&gt; &amp; more.')
  expect(await write('horoscope-texts', 'new', { ...text, sections })).toMatch(/^409 There is such a horoscope/)
  for (const wrong of [
    'Love',
    'Hope 4\nText.\nWhy: x.',
    'Love 9\nText.\nWhy: x.',
    'Love\nText.',
    `${sections}\n\nLove\nText.\nWhy: x.`,
  ])
    expect((await save('horoscope-texts', 'new', { ...text, sections: wrong })).status).toBe(400)
  const removed = await fixture.desk.submit(
    `horoscope-texts/remove?${query}`,
    (await seenOn(`horoscope-texts?${query}`)).seen,
  )
  expect(removed.status).toBe(303)
  expect(await read()).toEqual(calculated)
})
