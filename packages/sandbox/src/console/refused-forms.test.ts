import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestBackend, TEST_ORIGIN, TEST_START, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend({ settings: { console: true, publicOrigin: TEST_ORIGIN } })
})
afterAll(() => backend.close())

const page = async (path = '/console') => {
  const response = await backend.fetch(`${TEST_ORIGIN}${path}`)
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** Submits a form as the page itself does, unless the headers differ. */
async function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await backend.fetch(`${TEST_ORIGIN}/console/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
    redirect: 'manual',
  })
  return { status: response.status, text: await response.text() }
}

const noticeIn = (text: string) => /<p class="notice" data-notice="(\w+)"[^>]*>([^<]*)</.exec(text)?.slice(1)

describe('other sites', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.tarapath.test' },
    { 'sec-fetch-site': 'none', origin: TEST_ORIGIN },
  ])('a form of another site is refused: %j', async (headers) => {
    const { status, text } = await submit('clock/advance', { seconds: '60' }, headers)
    expect(status).toBe(403)
    expect(text).not.toContain('data-code')
    expect(backend.controls.clock.now()).toEqual(TEST_START)
  })

  test.each(['https://evil.example', 'null', `${TEST_ORIGIN}.evil.example`])(
    'and so by a browser that sends the origin only: %s',
    async (origin) => {
      const init = { method: 'POST', body: new URLSearchParams({ seconds: '60' }), headers: { origin } }
      expect((await backend.fetch(`${TEST_ORIGIN}/console/clock/advance`, init)).status).toBe(403)
    },
  )

  test('a foreign host name that resolves to this machine gets no data', async () => {
    const reply = await backend.fetch('http://rebound.example/console')
    expect(reply.status).toBe(403)
    expect(await reply.text()).not.toContain('OTPs')
    for (const host of ['localhost:4100', '127.0.0.1:4100', '192.168.1.20:4100', '[::1]:4100'])
      expect((await backend.fetch(`http://${host}/console`)).status).toBe(200)
  })

  test('without the setting there is no console', async () => {
    const production = await openTestBackend({ database: backend.database })
    for (const path of ['/console', '/console/live', '/console/live-page.js', '/console/endpoints', '/console/reset'])
      expect(await production.ask('GET', path)).toMatchObject({ status: 404 })
    expect(await production.ask('POST', '/console/clock/advance', { body: {} })).toMatchObject({ status: 404 })
  })

  test('the live part is a part of the whole page', async () => {
    const [whole, part] = [await page(), await page('/console/live')]
    expect(part.headers.get('cache-control')).toBe('no-store')
    expect(part.text).toMatch(/^<div data-live>/)
    expect(whole.text).toContain(part.text)
    expect((await backend.fetch('http://rebound.example/console/live')).status).toBe(403)
  })

  test('the page runs its own script only', async () => {
    const { headers, text } = await page()
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).not.toMatch(/<script(?! src="\/console\/live-page\.js" defer>)|style="| on\w+="/)
  })
})

describe('junk', () => {
  const FORMS: Record<string, string[]> = {
    'operator/pick-up': ['consultation'],
    'operator/reject': ['consultation'],
    'operator/take-over-consultation': ['consultation'],
    'operator/end': ['consultation'],
    'operator/type': ['consultation'],
    'operator/say': ['consultation', 'text'],
    'operator/take-over': ['astrologer'],
    'payments/complete': ['order'],
    'payments/fail': ['order'],
    'payments/wrong-amount': ['order'],
    'payments/keep-pending': ['order'],
    'payments/expire': ['order'],
    'payments/send-callback': ['order'],
    'clock/advance': ['seconds'],
    'faults/add': ['call', 'kind', 'ms', 'status', 'times'],
    'availability/set': ['astrologer', 'availability'],
    'wallets/set-balance': ['phone_number', 'rupees'],
    'data/reset': ['sure'],
  }
  const JUNK = ['', ' ', '-1', '0', '1e9', '999999999', '99999999999', 'NaN', '\0', '😀'.repeat(1001), '<img>', "'; --"]

  test.each(Object.entries(FORMS))('%s refuses it with 4xx and a sentence', async (path, fields) => {
    for (const value of JUNK) {
      const { status, text } = await submit(path, Object.fromEntries(fields.map((field) => [field, value])))
      expect(status, `${path} ${value.slice(0, 20)}`).toBeOneOf([400, 404, 409])
      expect(noticeIn(text)).toEqual(['refused', expect.stringMatching(/\w.*\.$/)])
    }
  })

  test('bodies that are not forms, large forms and unknown forms are refused', async () => {
    const post = (path: string, body: BodyInit, type?: string) =>
      backend.fetch(`${TEST_ORIGIN}/console/${path}`, {
        method: 'POST',
        body,
        ...(type !== undefined && { headers: { 'content-type': type } }),
      })
    const file = new FormData()
    file.set('seconds', new File(['60'], 'seconds.txt'))
    expect((await post('clock/advance', '{"seconds":60}', 'application/json')).status).toBe(400)
    expect((await post('clock/advance', 'seconds=60', 'multipart/form-data; boundary=x')).status).toBe(400)
    expect((await post('clock/advance', 'seconds=60', 'multipart/form-data')).status).toBe(400)
    expect((await post('clock/advance', file)).status).toBe(400)
    expect((await post('clock/advance', '__proto__=1&seconds', 'application/x-www-form-urlencoded')).status).toBe(400)
    expect(
      (await post('clock/advance', `seconds=${'6'.repeat(70_000)}`, 'application/x-www-form-urlencoded')).status,
    ).toBe(413)
    for (const path of ['clock/stop', 'clock', 'constructor/name', '__proto__/x', 'clock/advance/twice'])
      expect((await post(path, '')).status).toBe(404)
    expect((await backend.fetch(`${TEST_ORIGIN}/console`, { method: 'PUT' })).status).toBe(404)
    expect((await page('/console?done=%3Cscript%3E')).text).not.toContain('class="notice"')
    expect(backend.controls.clock.now()).toEqual(TEST_START)
  })
})
