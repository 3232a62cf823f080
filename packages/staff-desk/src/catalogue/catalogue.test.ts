import { listLanguages, listSpecialities } from '@tarapath/api-client/astrologers'
import { getAllBanners } from '@tarapath/api-client/content'
import { listTipAmounts } from '@tarapath/api-client/payments'
import { checkCoupon, getRechargeDetails, listRechargeAmounts } from '@tarapath/api-client/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONSOLE_SETTINGS, type Fixture, type FormFields, openFixture, sampleFile } from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterAll(() => fixture.backend.close())

const submit = (path: string, fields: FormFields) => fixture.desk.submit(path, fields)

/** The hidden fields of each form of the page: the version that the employee has seen. */
async function seenOn(path: string) {
  const page = await fixture.desk.page(path)
  const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  return { page, seen: { row: hidden('row'), draft: hidden('draft'), base: hidden('base') } }
}

/** Saves a new row as a draft and publishes it; returns its address. */
async function add(kind: string, fields: FormFields): Promise<string> {
  const saved = await submit(`${kind}/save?new`, { ...(await seenOn(`${kind}?new`)).seen, ...fields })
  const draft = /draft=\d+/.exec(saved.location ?? '')?.[0]
  const { seen } = await seenOn(`${kind}?${draft}`)
  const published = await submit(`${kind}/publish?${draft}`, seen)
  return `${kind}?${/row=\d+/.exec(published.location ?? '')?.[0]}`
}

const names = async () => (await listLanguages(fixture.visitor(), { limit: 100 })).results.map(({ name }) => name)

test('a language is written as a draft, looked at, and published', async () => {
  const { seen } = await seenOn('languages?new')
  const saved = await submit('languages/save?new', { ...seen, name: 'Kashmiri', code: 'ks' })
  const draft = /draft=\d+/.exec(saved.location ?? '')![0]
  expect(await names()).not.toContain('Kashmiri')
  const opened = await seenOn(`languages?${draft}`)
  expect(opened.page).toMatch(/Not published[\s\S]*<dt>Name<\/dt>\s*<dd>\s*Kashmiri/)
  expect(await fixture.desk.page('languages')).toContain(`languages?${draft}`)
  const published = await submit(`languages/publish?${draft}`, opened.seen)
  expect([published.status, published.location]).toEqual([
    303,
    expect.stringMatching(/languages\?done=publish&row=\d+/),
  ])
  expect(await names()).toContain('Kashmiri')
  // A second press of the button finds no draft.
  expect((await submit(`languages/publish?${draft}`, opened.seen)).status).toBe(404)
})

test('each field says what is wrong with it, and keeps what was entered', async () => {
  const { seen } = await seenOn('coupons?new')
  const refused = await submit('coupons/save?new', {
    ...seen,
    code: 'small letters',
    title: '<b>Half</b> off',
    description: 'x'.repeat(300),
    flatPaise: '12.345',
    percent: '101',
    minAmountPaise: '',
    validUntil: 'tomorrow',
  })
  expect(refused.status).toBe(400)
  for (const sentence of [
    'Code: Use 3 to 20 capital letters and digits.',
    'Description may have 200 characters.',
    'Rupees off (₹) has to be in rupees, such as 12 or 12.50.',
    'Percent off has to be from 1 to 100.',
    'From a recharge of (₹) has to be in rupees, such as 12 or 12.50.',
    'Valid until: enter a date and a time.',
  ])
    expect(refused.text).toMatch(
      new RegExp(`class="error"[^>]*>[^<]*${sentence.replaceAll(/[().]/g, String.raw`\$&`)}`),
    )
  expect(refused.text).toContain('value="&lt;b&gt;Half&lt;/b&gt; off"')
  expect(refused.text).toContain('value="small letters"')
})

test('an employee who saves over another change sees both versions and decides', async () => {
  const path = await add('specialities', { name: 'Face reading', slug: 'face-reading' })
  const [mine, theirs] = [await seenOn(path), await seenOn(path)]
  const save = path.replace('?', '/save?')
  expect((await submit(save, { ...theirs.seen, name: 'Samudrika', slug: 'face-reading' })).status).toBe(303)
  const late = await submit(save, { ...mine.seen, name: 'Physiognomy', slug: 'face-reading' })
  expect([late.status, late.notice]).toEqual([409, expect.stringContaining('Somebody else has changed this')])
  expect(late.text).toContain('value="Physiognomy"')
  expect(late.text).toContain('Saved meanwhile: Samudrika')
  const again = /name="base" value="([^"]*)"/.exec(late.text)![1]!
  const draft = /name="draft" value="(\d+)"/.exec(late.text)![1]!
  expect(
    (await submit(save, { ...mine.seen, draft, base: again, name: 'Physiognomy', slug: 'face-reading' })).status,
  ).toBe(303)
  const { seen, page } = await seenOn(path)
  expect(page).toMatch(/<s>Face reading<\/s> →\s*Physiognomy/)
  await submit(path.replace('?', '/discard?'), seen)
  expect((await listSpecialities(fixture.visitor(), { limit: 100 })).results.map(({ name }) => name)).toContain(
    'Face reading',
  )
})

test('an earlier version is put back from the history, also of a row that was removed', async () => {
  const path = await add('languages', { name: 'Bhojpury', code: 'bho' })
  const row = path.split('?')[1]!
  const act = async (action: string, fields: FormFields = {}) =>
    submit(`languages/${action}?${row}`, { ...(await seenOn(path)).seen, ...fields })
  await act('save', { name: 'Bhojpuri', code: 'bho' })
  await act('publish')
  expect(await names()).toContain('Bhojpuri')
  const { page } = await seenOn(path)
  const versions = [...page.matchAll(/data-version="(\d+)"/g)].map(([, id]) => id!)
  expect(versions).toHaveLength(2)
  await act('restore', { version: versions[1]! })
  await act('publish')
  expect(await names()).toContain('Bhojpury')
  await act('remove')
  expect(await names()).not.toContain('Bhojpury')
  const latest = /data-version="(\d+)"[\s\S]*?data-version="(\d+)"/.exec((await seenOn(path)).page)![2]!
  await act('restore', { version: latest })
  await act('publish')
  expect(await names()).toContain('Bhojpury')
})

test('a row that others refer to is not removed, and a value that has to be unique is refused at its field', async () => {
  const [hindi] = /languages\?row=\d+(?="><b>Hindi)/.exec(await fixture.desk.page('languages')) ?? []
  const { seen } = await seenOn(hindi!)
  const removed = await submit(hindi!.replace('?', '/remove?'), seen)
  expect([removed.status, removed.notice]).toEqual([409, 'This language is used elsewhere, so it cannot be removed.'])
  const draft = await submit('languages/save?new', {
    ...(await seenOn('languages?new')).seen,
    name: 'Again',
    code: 'hi',
  })
  const query = /draft=\d+/.exec(draft.location!)![0]
  const refused = await submit(`languages/publish?${query}`, (await seenOn(`languages?${query}`)).seen)
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Another language has this already.')])
})

test('the first change of a row keeps what was there before in its history', async () => {
  const [path] = /recharges\?row=\d+(?="><b>₹5,000)/.exec(await fixture.desk.page('recharges')) ?? []
  const row = path!.split('?')[1]!
  await submit(`recharges/save?${row}`, { ...(await seenOn(path!)).seen, amountPaise: '7500', isPopular: 'on' })
  await submit(`recharges/publish?${row}`, (await seenOn(path!)).seen)
  const amounts = await listRechargeAmounts(fixture.visitor())
  expect(amounts.at(-1)).toMatchObject({ amount: 7500, bonus: 750, is_popular: true })
  expect((await seenOn(path!)).page).toMatch(/₹7,500.00[\s\S]*before the desk/)
})

test('a coupon of the desk takes money off a recharge', async () => {
  const { client } = await fixture.newCustomer()
  const terms = { code: 'HOLI25', title: 'Holi', description: '₹25 off.', minAmountPaise: '200', flatPaise: '25' }
  await add('coupons', { ...terms, percent: '', maxPaise: '', validUntil: '2027-03-22T23:59' })
  expect(await getRechargeDetails(client, { amount: 200, coupon_code: 'holi25' })).toMatchObject({ discount: 25 })
  const [coupon] = await checkCoupon(client, { code: 'HOLI25' })
  expect(coupon).toMatchObject({ valid_until: '2027-03-22T18:29:00.000Z', discount_type: 'flat' })
  const both = await submit('coupons/save?new', { base: '', ...terms, code: 'BOTH', percent: '5' })
  const draft = /draft=\d+/.exec(both.location!)![0]
  const refused = await submit(`coupons/publish?${draft}`, (await seenOn(`coupons?${draft}`)).seen)
  expect([refused.status, refused.notice]).toEqual([400, 'Enter either rupees off or percent off.'])
})

test('a tip of the desk is offered with its name', async () => {
  const { client } = await fixture.newCustomer(0)
  await add('tips', { amountPaise: '1001', label: 'Maha dakshina' })
  expect((await listTipAmounts(client)).at(-1)).toMatchObject({ amount: 1001, label: 'Maha dakshina' })
})

test('a banner gets a picture, and no file that is none', async () => {
  const fields = {
    alt: 'Diwali',
    placement: 'primary',
    platform: 'all',
    position: '0',
    image: '',
    link: '/astrologers',
  }
  const { seen } = await seenOn('banners?new')
  expect((await submit('banners/save?new', { ...seen, ...fields })).notice).toBe('Picture: choose a picture.')
  const text = new File(['<svg onload="alert(1)">'], 'a.png', { type: 'image/png' })
  expect((await submit('banners/save?new', { ...seen, ...fields, image_file: text })).notice).toBe(
    'Choose a PNG, JPEG or WebP picture.',
  )
  for (const link of ['//evil.example', 'javascript:alert(1)', 'http://plain.example'])
    expect((await submit('banners/save?new', { ...seen, ...fields, link })).status).toBe(400)
  await add('banners', { ...fields, image_file: sampleFile('image/png') })
  const banner = (await getAllBanners(fixture.visitor())).primary.find(({ alt }) => alt === 'Diwali')
  expect(banner?.image).toMatch(/^\/api\/media\/pictures\/[\w-]+$/)
  expect((await fixture.backend.fetch(`http://localhost${banner!.image}`)).headers.get('content-type')).toBe(
    'image/png',
  )
})
