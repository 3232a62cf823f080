import { createLandingPageLead, getDownloadCount, submitUserQuery } from '@tarapath/api-client/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONSOLE_SETTINGS, type Fixture, type FormFields, openFixture, TEST_ORIGIN } from '@tarapath/backend-testing'
import { deskLists } from './desk-lists.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterAll(() => fixture.backend.close())

const submit = (path: string, fields: FormFields = {}) => fixture.desk.submit(path, fields)

test('a question is answered once, with a note, and leaves the list', async () => {
  const { id: enquiry } = await submitUserQuery(fixture.visitor(), {
    name: 'Asha <Rao>',
    email: 'asha@example.in',
    message: 'Where is my receipt?\n<script>',
  })
  const waiting = await fixture.desk.page('questions')
  expect(waiting).toContain('Where is my receipt?\n&lt;script&gt;')
  expect(waiting).toContain(`href="mailto:asha%40example.in?subject=Your%20question%20${enquiry}"`)
  expect((await submit('questions/answer', { enquiry, note: 'Sent it again by mail.' })).status).toBe(303)
  expect((await submit('questions/answer', { enquiry, note: 'Me too.' })).notice).toBe(
    'This has already been answered.',
  )
  expect(await fixture.desk.page('questions')).not.toContain(`data-enquiry="${enquiry}"`)
  expect(await fixture.desk.page('questions?past')).toContain('Sent it again by mail.')
})

test('an answer of 500 characters is taken, however many lines it has', async () => {
  const { id: enquiry } = await submitUserQuery(fixture.visitor(), { name: 'Asha', message: 'Why?' })
  const note = `${'a'.repeat(49)}\r\n`.repeat(9) + 'b'.repeat(50)
  expect((await submit('questions/answer', { enquiry, note })).status).toBe(303)
})

test('an answer that is refused stays in its field, on the page of the list on which it was', async () => {
  const ids: number[] = []
  for (let at = 0; at < 21; at += 1)
    ids.push((await submitUserQuery(fixture.visitor(), { name: `Line ${at}`, message: 'Hello' })).id)
  const enquiry = ids.at(-1)!
  const second = await fixture.desk.page('questions?page=2')
  expect(second).toContain('/questions/answer?page=2"')
  const note = `${'An <answer> '.repeat(50)}`
  const refused = await submit('questions/answer?page=2', { enquiry, note })
  expect(refused.notice).toBe('The note may have 500 characters.')
  expect(refused.text.match(/An &lt;answer&gt; An/g)?.length).toBeGreaterThan(0)
  expect(refused.text).toMatch(new RegExp(`data-enquiry="${enquiry}"[^]*An &lt;answer&gt;`))
  for (const id of ids) await submit('questions/answer', { enquiry: id, note: 'Done.' })
})

test('a lead is called once', async () => {
  const { id: enquiry } = await createLandingPageLead(fixture.visitor(), {
    name: 'Ravi',
    phone_number: '98765 43210',
    source: 'navratri',
  })
  expect(await fixture.desk.page('leads')).toContain('href="tel:+919876543210"')
  await submit('leads/answer', { enquiry, note: 'Wants a course in spring.' })
  expect(await fixture.desk.page('leads')).not.toContain('navratri')
  expect((await submit('leads/answer', { enquiry: 999_999, note: 'Nobody' })).status).toBe(404)
  expect(await fixture.desk.page('leads?past')).toContain('navratri')
  expect((await submit('leads/delete', { enquiry })).status).toBe(303)
  expect(await fixture.desk.page('leads?past')).not.toContain('navratri')
  expect((await submit('leads/delete', { enquiry })).status).toBe(404)
})

test('more rows than one page holds are shown page by page', async () => {
  for (let at = 0; at < 21; at += 1)
    await submitUserQuery(fixture.visitor(), { name: `Number ${at}`, message: 'Hello' })
  const first = await fixture.desk.page('questions')
  expect(first.match(/data-enquiry=/g)).toHaveLength(20)
  expect(first).toContain('href="/console/desk/questions?page=2"')
  expect(await fixture.desk.page('questions?page=2')).toContain('Number 20')
})

test('app downloads are shown as staff entered them', async () => {
  expect(await fixture.desk.page('site')).toContain('no number was entered yet')
  expect((await submit('site/downloads', { downloads: '12480' })).status).toBe(303)
  expect(await getDownloadCount(fixture.visitor())).toEqual({ downloads: 12_480, display: '12,000+' })
  expect(await fixture.desk.page('site')).toContain('entered')
  expect((await submit('site/downloads', { downloads: 'lots' })).status).toBe(400)
})

test('the console shows the number of open rows, and an unknown list is not found', async () => {
  const console = await fixture.console.page('')
  const open = /href="\/console\/desk\/questions" data-open="(\d+)"/.exec(console)?.[1]
  expect(Number(open)).toBeGreaterThan(20)
  for (const path of ['nothing', 'constructor', 'orders/toString'])
    expect((await submit(path.includes('/') ? path : `${path}/pack`)).status).toBe(404)
})

test.each(deskLists.flatMap(({ id, actions }) => Object.keys(actions).map((action) => `${id}/${action}`)))(
  '%s refuses junk with a sentence, and a form of another site without data',
  async (path) => {
    const fields = ['order', 'carrier', 'number', 'reason', 'application', 'rupees', 'enquiry', 'note', 'downloads']
    for (const junk of ['', '-1', '1e9', '999999999999', '\0', '<img>', "'; --", '😀'.repeat(600)]) {
      const { status, notice } = await submit(path, Object.fromEntries(fields.map((field) => [field, junk])))
      expect([status, notice]).toEqual([expect.toBeOneOf([400, 404, 409, 413]), expect.stringMatching(/\w.*\.$/)])
    }
    const reply = await fixture.backend.fetch(`${TEST_ORIGIN}/console/desk/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ order: '40001' }),
      headers: { origin: 'https://stranger.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(reply.status).toBe(403)
    expect(await reply.text()).not.toContain('data-order')
  },
)
