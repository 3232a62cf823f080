import {
  listConsultationHistory,
  requestConsultation,
  startChat,
  endConsultation,
} from '@tarapath/api-client/consultations'
import { getAstrologer, listAstrologers } from '@tarapath/api-client/astrologers'
import { submitUserQuery } from '@tarapath/api-client/content'
import { listOrders } from '@tarapath/api-client/store'
import { table } from '@tarapath/api-client/table'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customers, issueCode } from '@tarapath/backend/identity'
import { staffActivity, staffSessions } from '@tarapath/backend/staff'
import { smsOutbox, type LogEntry, createClock } from '@tarapath/backend/ports'
import { userQueries } from '@tarapath/backend/enquiries'
import type { Backend } from '@tarapath/backend'
import { openTestBackend, TEST_ORIGIN, TEST_START } from '@tarapath/backend-testing'
import { openDeskWorld, type DeskWorld } from '@tarapath/backend-testing'
import { deskLists } from './lists.ts'

const MEERA = '+919812300001'
const RAVI = '+919812300002'
const STRANGER = '+919812300009'
const SECRET = 'the secret of these tests, as long as it has to be'
const HOUR_MS = 60 * 60 * 1000
const OWN_PAGE = { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' }

const clock = createClock(() => TEST_START.getTime())
const lines: LogEntry[] = []
const addresses: string[] = []
const settings = { console: false, staff: [MEERA, RAVI], secret: SECRET, publicOrigin: TEST_ORIGIN }
let world: DeskWorld
beforeAll(async () => {
  world = await openDeskWorld({ settings, clock, ports: { log: { write: (entry) => void lines.push(entry) } } })
})
afterAll(() => world.backend.close())
// Codes to one number are half a minute apart, and five in an hour.
beforeEach(() => clock.turn(HOUR_MS))

let lastAddress = 0

/** A browser with its cookies, at a desk that stands under this origin. */
function browser({ fetch }: Pick<Backend, 'fetch'> = world.backend, origin = TEST_ORIGIN) {
  let cookie: string | null = null
  const ip = `198.51.100.${(lastAddress += 1)}`
  return {
    cookie: () => cookie,
    keep: (stolen: string | null) => void (cookie = stolen),
    async ask(path: string, fields?: Record<string, string | number>, headers: Record<string, string> = {}) {
      addresses.push(path)
      const response = await fetch(
        `${origin}${path}`,
        {
          redirect: 'manual',
          headers: { ...(cookie !== null && { cookie }), ...(fields && { ...OWN_PAGE, origin }), ...headers },
          ...(fields && {
            method: 'POST',
            body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
          }),
        },
        { ip },
      )
      const set = response.headers.get('set-cookie')
      if (set !== null) cookie = set.includes('Max-Age=0') ? null : (set.split(';')[0] ?? null)
      const text = await response.text()
      return {
        status: response.status,
        location: response.headers.get('location'),
        headers: response.headers,
        set,
        text,
        said: /data-notice="\w+"[^>]*>([^<]*)</.exec(text)?.[1],
      }
    },
  }
}

type Browser = ReturnType<typeof browser>

/** Asks for a code, and waits for the message: the page does not. */
async function codeFor(phone: string, { ask }: Browser, headers: Record<string, string> = {}): Promise<string> {
  const { db } = world.backend.database
  const sent = () => db.$count(smsOutbox, eq(smsOutbox.phone, phone))
  const before = await sent()
  await ask('/desk/sign-in', { phone_number: phone }, headers)
  await expect.poll(sent).toBe(before + 1)
  return world.backend.codeSentTo(phone)
}

/** Signs in with the code that was sent. */
async function atDesk(phone = MEERA) {
  const someone = browser()
  const code = await codeFor(phone, someone)
  const entered = await someone.ask('/desk/sign-in/code', { phone_number: phone, code })
  return { ...someone, code, entered }
}

const aQuestion = async () => {
  const { id } = await submitUserQuery(world.visitor(), { name: 'Asha Rao', message: 'Where is my receipt?' })
  return id
}
const isAnswered = async (id: number) =>
  (await world.backend.database.db.select().from(userQueries).where(eq(userQueries.id, id)))[0]?.answeredAt !== null

describe('somebody whom the setting names', () => {
  test('signs in with a code, answers a question and sends an order, and it is written down who did', async () => {
    const { db } = world.backend.database
    const client = await world.signedIn()
    const { redirect_url } = await world.orderOne(client)
    await world.payOn(redirect_url, 'pay')
    const { id: order } = (await listOrders(client)).results[0]!
    const enquiry = await aQuestion()

    const { ask, entered } = await atDesk()
    expect([entered.status, entered.location]).toEqual([303, '/desk'])
    expect((await ask('/desk')).location).toBe('/desk/orders')
    expect((await ask('/desk/orders')).text).toMatch(/<small>••••• 0001<\/small>[\s\S]*action="\/desk\/orders\/pack"/)

    expect(await ask('/desk/orders/pack', { order })).toMatchObject({
      status: 303,
      location: '/desk/orders?done=pack',
    })
    expect((await ask('/desk/orders?done=pack')).said).toBe('Packed.')
    await ask('/desk/orders/ship', { order, carrier: 'Delhivery', number: 'DL-4711-22', link: '' })
    expect((await listOrders(client)).results[0]).toMatchObject({ status: 'shipped', tracking_number: 'DL-4711-22' })
    expect((await ask('/desk/questions/answer', { enquiry, note: 'Sent it again.' })).status).toBe(303)
    expect(await isAnswered(enquiry)).toBe(true)

    const done = await db.select().from(staffActivity).orderBy(staffActivity.id)
    expect(done.slice(-3)).toMatchObject([
      { phone: MEERA, page: 'orders', action: 'pack', rowId: order },
      { phone: MEERA, page: 'orders', action: 'ship', rowId: order },
      { phone: MEERA, page: 'questions', action: 'answer', rowId: enquiry },
    ])
    const { text } = await ask('/desk/done')
    expect(text).toMatch(new RegExp(`Questions: answer ${enquiry}</b>\\s*<small>••••• 0001`))
    expect(text).not.toContain(MEERA)
    // Whoever works here is no customer for that.
    expect(await db.$count(customers, eq(customers.phone, MEERA))).toBe(0)
  })

  test('gives money back without leaving the desk', async () => {
    const client = await world.signedIn()
    const { results } = await listAstrologers(world.visitor(), { is_available_for_chat: true })
    const { id } = await requestConsultation(client, { type: 'chat' }, { consultant_id: results[0]!.id })
    await startChat(client, { consultation_id: id })
    await world.backend.controls.clock.advance(90_000)
    await endConsultation(client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
    const { id: question } = await submitUserQuery(client, { name: 'Asha', message: 'Too slow.', consultation_id: id })

    const { ask } = await atDesk()
    const page = `/desk/consultations?consultation=${id}`
    expect((await ask('/desk/questions')).text).toContain(`href="${page}"`)
    const before = (await ask(page)).text
    expect(before).toContain(`href="/desk/questions#enquiry-${question}"`)
    const [, action] = /action="(\/desk\/consultations\/refund\?consultation=\d+)"/.exec(before) ?? []
    const form = { consultation: `${id}:0`, rupees: 5, reason: 'The answers came slowly.' }
    expect(await ask(action!, form)).toMatchObject({
      status: 303,
      location: `/desk/consultations?done=refund&consultation=${id}`,
    })
    expect((await ask(page)).text).toContain('₹5.00 given back: The answers came slowly.')
    expect((await listConsultationHistory(client, { limit: 1 })).results[0]).toMatchObject({ id, refunded: 5 })
    expect((await ask('/desk/consultations?past')).text).toContain(`data-consultation="${id}"`)
    expect((await ask('/desk/consultations?consultation=999999')).text).toContain('There is no consultation 999999.')
    // A form that was refused is nothing that anybody did.
    const { db } = world.backend.database
    const acts = await db.$count(staffActivity)
    const refused = await ask(action!, { ...form, rupees: 9, consultation: `${id}:0` })
    expect([refused.status, refused.said]).toEqual([409, expect.stringContaining('Look again')])
    expect(await db.$count(staffActivity)).toBe(acts)
  })

  test('switches an astrologer on and off, and nobody who is in a consultation', async () => {
    const { ask } = await atDesk()
    const client = await world.signedIn()
    const { results } = await listAstrologers(client, { is_available_for_chat: true })
    const astrologer = results[0]!.id
    const stand = async () => (await getAstrologer(client, { id: astrologer })).availability
    for (let twice = 0; twice < 2; twice += 1)
      expect((await ask('/desk/astrologers/off', { astrologer })).status).toBe(303)
    expect(await stand()).toBe('offline')
    expect((await ask('/desk/astrologers?past')).text).toContain(`data-astrologer="${astrologer}"`)
    await ask('/desk/astrologers/on', { astrologer })
    expect(await stand()).toBe('online')
    await requestConsultation(client, { type: 'chat' }, { consultant_id: astrologer })
    expect(await ask('/desk/astrologers/off', { astrologer })).toMatchObject({
      status: 409,
      said: 'The astrologer is in a consultation. Switch them off when it is over.',
    })
    expect((await ask('/desk/astrologers/on', { astrologer: 999_999 })).status).toBe(404)
  })

  test('finds every list at the desk, and no way from there to the console', async () => {
    const { ask } = await atDesk()
    for (const { id, title } of deskLists)
      for (const half of ['', '?past']) {
        const { status, text, headers } = await ask(`/desk/${id}${half}`)
        expect([status, text.includes(`<h1>${title}</h1>`)]).toEqual([200, true])
        const ways = [...text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, way]) => way!)
        expect(ways.filter((way) => !/^(\/desk[/?]|\/desk$|tel:|mailto:|https:)/.test(way))).toEqual([])
        expect(text).not.toMatch(/<script|style="| on\w+="/)
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('content-security-policy')).toMatch(
          /default-src 'none';.*form-action 'self'.*frame-ancestors/,
        )
        expect(headers.get('x-frame-options')).toBe('DENY')
      }
    for (const path of ['/desk/clock', '/desk/live', '/desk/reset', '/desk/calls', '/desk/orders/1/2/3'])
      expect((await ask(path)).status).toBe(404)
    for (const path of ['clock/turn', 'faults/add', 'data/reset', 'seat/end', 'people/wallet', 'orders/constructor'])
      expect((await ask(`/desk/${path}`, { seconds: 60, sure: 'yes' })).status).toBe(404)
  })
})

describe('the cookie', () => {
  test('is for this host and the desk, is not for scripts, and is stored as a hash', async () => {
    const { entered, cookie } = await atDesk()
    const token = cookie()!.split('=')[1]!
    expect(entered.set).toBe(`tarapath-desk=${token}; Max-Age=43200; Path=/desk; HttpOnly; SameSite=Strict`)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await world.backend.database.db.select().from(staffSessions))).not.toContain(token)
  })

  test('carries the strictest name where there is https, also behind a proxy that ends it', async () => {
    const publicOrigin = 'https://desk.tarapath.example'
    const { database } = world.backend
    const backend = await openTestBackend({ database, settings: { ...settings, publicOrigin }, clock })
    for (const origin of [publicOrigin, 'http://desk.tarapath.example']) {
      const someone = browser(backend, origin)
      const { ask } = someone
      const own = { origin: publicOrigin }
      const code = await codeFor(RAVI, someone, own)
      const { status, set } = await ask('/desk/sign-in/code', { phone_number: RAVI, code }, own)
      expect([status, set]).toEqual([
        303,
        expect.stringMatching(
          /^__Host-tarapath-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
        ),
      ])
      expect((await ask('/desk/orders')).status).toBe(200)
      clock.turn(31_000)
    }
  })

  test('opens the desk and nothing else: no call of the API takes it', async () => {
    const { cookie } = await atDesk()
    const { db } = world.backend.database
    await db.insert(customers).values({ phone: MEERA, createdAt: clock.now() })
    for (const { auth, method, path } of Object.values(table)) {
      if (auth !== 'required') continue
      const headers = { cookie: cookie()!, origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' }
      const address = path.replaceAll(/\{\w+\}|:\w+/g, '1')
      const reply = await world.backend.ask(method, address, { headers, ...(method !== 'GET' && { body: {} }) })
      expect([path, reply.status]).toEqual([path, 401])
    }
    await db.delete(customers).where(eq(customers.phone, MEERA))
  })
})

describe('refused', () => {
  const atTheDoor = { status: 303, location: '/desk/sign-in' }

  test('somebody whom nobody named: told the same, sent nothing, and not let in with any code', async () => {
    const { db } = world.backend.database
    const messages = await db.$count(smsOutbox)
    const [stranger, member] = [browser(), browser()]
    const asked = await stranger.ask('/desk/sign-in', { phone_number: STRANGER })
    const named = await member.ask('/desk/sign-in', { phone_number: MEERA })
    await expect.poll(() => db.$count(smsOutbox)).toBeGreaterThan(messages)
    expect(await db.$count(smsOutbox, eq(smsOutbox.phone, STRANGER))).toBe(0)
    const plain = (text: string, phone: string) => text.replace(/nonce="[^"]*"/, '').replaceAll(phone, '')
    expect([asked.status, plain(asked.text, STRANGER)]).toEqual([named.status, plain(named.text, MEERA)])

    for (const left of ['4 tries', '3 tries']) {
      const wrong = [await stranger.ask(...guess(STRANGER)), await member.ask(...guess(MEERA))]
      for (const { status, said } of wrong) expect([status, said]).toEqual([400, `Incorrect OTP. ${left} left.`])
    }
    const soon = [STRANGER, MEERA].map((phone) => browser().ask('/desk/sign-in', { phone_number: phone }))
    for (const { status, headers } of await Promise.all(soon))
      expect([status, headers.get('retry-after')]).toEqual([429, '30'])

    clock.turn(HOUR_MS)
    const issued = await issueCode(db, clock.now(), {
      phone: STRANGER,
      ip: '192.0.2.1',
      purpose: 'desk',
      secret: SECRET,
    })
    const guessed = await stranger.ask('/desk/sign-in/code', { phone_number: STRANGER, ...issued } as never)
    expect([guessed.status, guessed.set]).toEqual([303, null])
    expect(await stranger.ask('/desk/orders')).toMatchObject(atTheDoor)
    expect(await db.$count(staffSessions, eq(staffSessions.phone, STRANGER))).toBe(0)
  })

  const guess = (phone: string) => ['/desk/sign-in/code', { phone_number: phone, code: '000000' }] as const

  test('nor does the time tell: the answer waits for no message, nor for its failure', async () => {
    const sms = { send: () => new Promise<void>(() => {}) }
    const broken = { send: () => Promise.reject(new Error(`no way to ${MEERA}`)) }
    for (const port of [sms, broken]) {
      clock.turn(31_000)
      const backend = await openTestBackend({
        database: world.backend.database,
        settings,
        clock,
        ports: { sms: port, log: { write: (entry) => void lines.push(entry) } },
      })
      expect((await browser(backend).ask('/desk/sign-in', { phone_number: MEERA })).status).toBe(200)
    }
    await expect.poll(() => lines.some(({ event }) => event === 'message not sent')).toBe(true)
  })

  test('a code that was sent for the website, and the other way round', async () => {
    const login = '/api/v1/user/authorize'
    await world.backend.ask('POST', `${login}/otp_login/`, { body: { phone_number: RAVI } })
    const ofWebsite = await world.backend.codeSentTo(RAVI)
    const someone = browser()
    expect(await someone.ask('/desk/sign-in/code', { phone_number: RAVI, code: ofWebsite })).toMatchObject({
      status: 400,
      set: null,
    })
    clock.turn(31_000)
    const ofDesk = await codeFor(RAVI, someone)
    const body = { phone_number: RAVI, otp_key: ofDesk === ofWebsite ? '000000' : ofDesk }
    expect((await world.backend.ask('POST', `${login}/otp_verify/`, { body })).status).toBe(400)
  })

  test('guesses after the fifth, wherever they come from', async () => {
    const code = await codeFor(RAVI, browser())
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries += 1)
      expect((await browser().ask('/desk/sign-in/code', { phone_number: RAVI, code: wrong })).status).toBe(400)
    expect(await browser().ask('/desk/sign-in/code', { phone_number: RAVI, code })).toMatchObject({
      status: 429,
      said: 'Too many incorrect attempts. Request a new OTP.',
    })
  })

  test.each([
    [{}, 'The number is missing.'],
    [{ phone_number: '' }, 'The number is empty.'],
    [{ phone_number: '12' }, 'Enter a valid mobile number.'],
    [{ phone_number: '9'.repeat(60) }, 'The number may have 40 characters.'],
  ])('a number that is none: %j', async (fields, said) => {
    for (const path of ['/desk/sign-in', '/desk/sign-in/code'])
      expect(await browser().ask(path, fields as never)).toMatchObject({ status: 400, said, set: null })
  })

  test('a customer, with the token of the API or with the cookies of the website', async () => {
    const enquiry = await aQuestion()
    const { access, refresh } = await world.backend.newCustomer()
    const cookie = `access_token=${access}; refresh_token=${refresh}; tarapath-desk=${access}`
    for (const headers of [{ authorization: `Bearer ${access}` }, { cookie }]) {
      expect(await browser().ask('/desk/orders', undefined, headers as never)).toMatchObject(atTheDoor)
      const answer = await browser().ask('/desk/questions/answer', { enquiry, note: 'Me.' }, headers as never)
      expect(answer.status).toBe(401)
    }
    expect(await isAnswered(enquiry)).toBe(false)
  })

  test('a cookie that was copied, once its owner has signed out', async () => {
    const enquiry = await aQuestion()
    const meera = await atDesk()
    const thief = browser()
    thief.keep(meera.cookie())
    expect((await thief.ask('/desk/orders')).status).toBe(200)
    expect(await meera.ask('/desk/sign-out', {})).toMatchObject(atTheDoor)
    expect(meera.cookie()).toBeNull()
    expect(await thief.ask('/desk/orders')).toMatchObject(atTheDoor)
    const answer = await thief.ask('/desk/questions/answer', { enquiry, note: 'Mine.' })
    expect(answer.status).toBe(401)
    expect(answer.text).toContain('You are not signed in, so nothing was done.')
    expect(await isAnswered(enquiry)).toBe(false)
  })

  test('a form from another origin, although the cookie comes along', async () => {
    const enquiry = await aQuestion()
    const meera = await atDesk()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://other.tarapath.test' },
      { 'sec-fetch-site': 'none', origin: TEST_ORIGIN },
    ])
      for (const path of ['/desk/questions/answer', '/desk/sign-in', '/desk/sign-out'])
        expect((await meera.ask(path, { enquiry, note: 'Forged.', phone_number: RAVI }, headers)).status).toBe(403)
    expect(await isAnswered(enquiry)).toBe(false)
    expect((await meera.ask('/desk/orders')).status).toBe(200)
    const { fetch } = world.backend
    const rebound = await fetch('http://rebound.example/desk', { headers: { cookie: meera.cookie()! } })
    expect(rebound.status).toBe(403)
  })

  test('a session after twelve hours, however busy somebody was', async () => {
    const { ask, cookie } = await atDesk()
    clock.turn(12 * HOUR_MS - 1000)
    expect((await ask('/desk/orders')).status).toBe(200)
    clock.turn(1000)
    expect(await ask('/desk/orders')).toMatchObject(atTheDoor)
    expect(cookie()).not.toBeNull()
    clock.turn(HOUR_MS)
    await world.backend.controls.tick()
    expect(await world.backend.database.db.$count(staffSessions)).toBe(0)
  })

  test('a number that the setting no longer names, at once and in every session', async () => {
    const meera = await atDesk()
    const { database } = world.backend
    const without = await openTestBackend({
      database,
      settings: { ...settings, staff: [RAVI] },
      clock,
    })
    const left = browser(without)
    left.keep(meera.cookie())
    expect(await left.ask('/desk/orders')).toMatchObject(atTheDoor)
    expect((await meera.ask('/desk/orders')).status).toBe(200)
  })
})

test('where nobody is named there is no desk', async () => {
  const { database } = world.backend
  const without = await openTestBackend({ database, settings: { ...settings, staff: [] } })
  for (const path of ['/desk', '/desk/sign-in', '/desk/orders'])
    expect(await without.ask('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('what was done can be neither changed nor deleted', async () => {
  const { ask } = await atDesk()
  await ask('/desk/site/downloads', { downloads: 1200 })
  const { db } = world.backend.database
  expect(await db.$count(staffActivity, eq(staffActivity.page, 'site'))).toBe(1)
  const refusal = { cause: { message: expect.stringContaining('append-only') } }
  await expect(db.update(staffActivity).set({ phone: RAVI })).rejects.toMatchObject(refusal)
  await expect(db.delete(staffActivity)).rejects.toMatchObject(refusal)
})

test('no number, code or token is in a line of the log or in an address', async () => {
  const { code, cookie } = await atDesk()
  const told = JSON.stringify(lines) + addresses.join('\n')
  expect(lines.length).toBeGreaterThan(100)
  for (const secret of [MEERA, RAVI, STRANGER, cookie()!.split('=')[1]!])
    expect(told.includes(secret.replace('+91', ''))).toBe(false)
  // A word of its own: six digits in a row may be part of a duration or of a request's id.
  expect(told).not.toMatch(new RegExp(String.raw`(?<![\w.-])${code}(?![\w-])`))
})
