import {
  listAstrologers,
  listSpecialities,
  listTrendingCategories,
  listTrendingQuestions,
} from '@tarapath/api-client/astrologers'
import { getDefaultConfig } from '@tarapath/api-client/content'
import { listCourses } from '@tarapath/api-client/courses'
import { listHoroscopeTypes } from '@tarapath/api-client/horoscope'
import { getMantra, listMantras } from '@tarapath/api-client/mantras'
import { getProduct, getProductDescription, listProducts } from '@tarapath/api-client/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONSOLE_SETTINGS, type Fixture, type FormFields, openFixture, sampleFile } from '@tarapath/backend-testing'
import { catalogueWriter, type CatalogueWriter } from './catalogue-writer.ts'

let fixture: Fixture
let catalogue: CatalogueWriter
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
  catalogue = catalogueWriter(fixture)
})
afterAll(() => fixture.backend.close())

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
    await catalogue.write('product-categories', 'new', {
      name: 'Bowls',
      slug: 'bowls',
      image: '',
      image_file: sampleFile('image/webp'),
    }),
  )
  const product = await catalogue.write('products', 'new', { ...BOWL, categoryId: category })
  expect(await nothing(getProduct(visitor, { slug: 'singing-bowl' }))).toBe('ApiError')
  expect((await listProducts(visitor, { category__slug: 'bowls' })).count).toBe(0)
  const price = { productId: numberIn(product), name: '8 cm', pricePaise: '900' }
  const variant = await catalogue.write('prices', 'new', { ...price, discountedPricePaise: '' })
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
  const came = { variant: numberIn(variant), seen: 0, pieces: '+4' }
  await fixture.desk.submit('stock/change', came)
  expect(await getProduct(visitor, { slug: 'singing-bowl' })).toMatchObject({ in_stock: true })
  const twice = await fixture.desk.submit('stock/change', came)
  expect([twice.status, twice.notice]).toEqual([
    409,
    'The stock has changed: 4 pieces now, 0 on the page that you saw. Check it and send it again.',
  ])
  const tooMany = await fixture.desk.submit('stock/change', { ...came, seen: 4, pieces: '-5' })
  expect([tooMany.status, tooMany.notice]).toEqual([400, 'Only 4 pieces are in stock.'])
  expect(await catalogue.write('prices', variant, { ...price, discountedPricePaise: '950' })).toBe(
    '400 The discounted price has to be below the price.',
  )
})

test('a picture is taken out of a product, and one more than the most is refused', async () => {
  const product = `row=${(await getProduct(fixture.visitor(), { slug: 'singing-bowl' })).id}`
  const { page } = await catalogue.seenOn(`products?${product}`)
  const images = /name="images" value="([^"]*)"/.exec(page)![1]!
  const categoryId = /<option value="(\d+)" selected>Bowls/.exec(page)![1]!
  const eight = Array.from({ length: 8 }, () => images).join('\n')
  const refused = await catalogue.save('products', product, { ...BOWL, categoryId, images: eight })
  expect([refused.status, refused.notice]).toEqual([400, 'Pictures: there may be 8. Remove one first.'])
  const strange = await catalogue.save('products', product, {
    ...BOWL,
    categoryId,
    images: 'https://evil.example/a.png',
    images_file: '',
  })
  expect(strange.status).toBe(303)
  await catalogue.write('products', product, {
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
  const refused = await catalogue.save('products', 'new', {
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
  const { page } = await catalogue.seenOn('courses?new')
  const [, instructorId, instructor] = /<select name="instructorId"[\s\S]*?<option value="(\d+)" >([^<]+)</.exec(page)!
  await catalogue.write('courses', 'new', {
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
    await catalogue.write('mantra-categories', 'new', { name: 'Rivers', slug: 'rivers', description: 'For rivers.' }),
  )
  const mantra = await catalogue.write('mantras', 'new', {
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
  await catalogue.write('mantra-texts', 'new', { ...text, language: 'hi' })
  expect([await isListed(), await nothing(getMantra(visitor, { slug: 'to-the-ganga' }))]).toEqual([false, 'ApiError'])
  await catalogue.write('mantra-texts', 'new', { ...text, language: 'sa' })
  expect([await isListed(), (await getMantra(visitor, { slug: 'to-the-ganga' })).text]).toEqual([true, text.text])
  expect(await catalogue.write('mantra-texts', 'new', { ...text, language: 'sa' })).toMatch(
    /^409 This text already exists/,
  )
})

test('topics, questions, horoscope types and the texts of the site come from the desk', async () => {
  const visitor = fixture.visitor()
  const { page } = await catalogue.seenOn('topics?new')
  const [, specialityId] = /<option value="(\d+)" >Vastu/.exec(page)!
  await catalogue.write('topics', 'new', { name: 'A new house', slug: 'a-new-house', specialityId: specialityId! })
  expect((await listTrendingCategories(visitor)).at(-1)).toMatchObject({ name: 'A new house' })
  const question = await catalogue.write('customer-questions', 'new', {
    text: 'Where should the door be?',
    specialityId: specialityId!,
  })
  expect(await fixture.desk.page(`customer-questions?${question}`)).toContain('Where should the door be?')
  expect((await listTrendingQuestions(visitor)).length).toBeGreaterThan(0)
  await catalogue.write('horoscope-types', 'new', {
    name: 'Year {year}',
    type: 'horoscope-2027',
    position: '9',
    isActive: 'on',
  })
  expect((await listHoroscopeTypes(visitor)).at(-1)).toMatchObject({ type: 'horoscope-2027' })
  const [row] = /site-texts\?row=\d+/.exec(await fixture.desk.page('site-texts')) ?? []
  const texts = {
    uspTextLine1: 'Diwali: talks all night',
    supportPhone: '',
    supportEmail: 'help@example.in',
    androidAppUrl: '',
    iosAppUrl: '',
  }
  await catalogue.write('site-texts', row!.split('?')[1]!, texts)
  expect(await getDefaultConfig(visitor)).toMatchObject({
    usp_text_line1: 'Diwali: talks all night',
    support_phone: null,
    support_email: 'help@example.in',
  })
  const removed = await fixture.desk.submit(row!.replace('?', '/remove?'), (await catalogue.seenOn(row!)).seen)
  expect([removed.status, removed.notice]).toEqual([409, 'This row cannot be removed.'])
})

test('a search finds astrologers by the new name of their speciality, and by the former one', async () => {
  const visitor = fixture.visitor()
  const { results } = await listSpecialities(visitor, { limit: 100 })
  const found = async (search: string) => (await listAstrologers(visitor, { search, limit: 100 })).count
  const vastu = results.find(({ name }) => name === 'Vastu')!
  const before = await found('vastu')
  expect([before > 0, await found('bungalow')]).toEqual([true, 0])
  await catalogue.write('specialities', `row=${vastu.id}`, { name: 'Bungalow & Vaastu', slug: vastu.slug })
  expect([await found('bungalow'), await found('vastu')]).toEqual([before, before])
})
