import { table, type Row } from '@tarapath/api-client/table'
import { ownTable } from '@tarapath/own-api/table'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessTokens, customers, refreshTokens } from '../identity/index.ts'
import { astrologerAccounts } from '../astrologers/index.ts'
import { smsOutbox } from '../ports/sms-sender/tables.ts'
import { defaultSettings } from '../ports/settings.ts'
import { securityHeaders } from './security-headers.ts'
import type { LogEntry } from '../ports/log.ts'
import type { CustomerEndpointName } from '../endpoint/handler.ts'
import { openFixture, type Fixture, type SignedInCustomer, prepareRequest } from '@tarapath/backend-testing'

/** They take an id that belongs to one customer. */
const OF_ONE_CUSTOMER: ReadonlySet<CustomerEndpointName> = new Set<CustomerEndpointName>([
  'updateProfile',
  'startChat',
  'startCall',
  'endConsultation',
  'updateOngoingStatus',
  'submitConsultationReview',
  'sendChatMessage',
  'sharePerson',
  'reportInChat',
  'listConsultationMessages',
  'placeAstrologerPickupCall',
  'updateMaxCallDuration',
  'getCallRecordingUrl',
  'initiatePhonePePayment',
  'getPhonePeStatus',
  'initiateCoursePayment',
  'confirmCoursePayment',
])
/** They take an id that belongs to one astrologer. */
const OF_ONE_ASTROLOGER: ReadonlySet<CustomerEndpointName> = new Set<CustomerEndpointName>([
  'updateLiveStreamStatus',
  'blockLiveStreamUser',
  'cancelLiveStream',
])
/** They answer with the studio of the astrologer who asks. */
const OF_OWN_STUDIO: readonly CustomerEndpointName[] = ['getStudio', 'prepareLiveStream']
/** They take ids that every customer may use. */
const OF_EVERYBODY: ReadonlySet<CustomerEndpointName> = new Set<CustomerEndpointName>([
  'setAstrologerFavourite',
  'getLiveStreamToken',
])
/** The code or the token in the request authorizes it, and it can be used once only. */
const BY_SECRET: ReadonlySet<CustomerEndpointName> = new Set<CustomerEndpointName>([
  'requestLoginOtp',
  'verifyLoginOtp',
  'logout',
  'refreshAccessToken',
  'sendOtp',
  'verifyOtp',
])

/** Only the first request succeeds. */
const HAD_ONCE: ReadonlySet<CustomerEndpointName> = new Set<CustomerEndpointName>([
  'registerConsultant',
  'requestConsultation',
])

const lines: LogEntry[] = []
const addresses: string[] = []
const ownReplies: string[] = []
let fixture: Fixture
let ravi: SignedInCustomer
/** An astrologer who hosts no live stream of another astrologer. */
let meera: SignedInCustomer
beforeAll(async () => {
  fixture = await openFixture({ ports: { log: { write: (entry) => void lines.push(entry) } } })
  const { db } = fixture.backend.database
  ravi = await fixture.newCustomer(1000)
  meera = await fixture.newCustomer(1000)
  await db.update(customers).set({ isConsultant: true }).where(eq(customers.id, meera.id))
  await db.insert(astrologerAccounts).values({ customerId: meera.id, astrologerId: await fixture.newAstrologer() })
})
afterAll(() => fixture.backend.close())

const rows = [...Object.values(table), ...Object.values(ownTable)] as (Row & { name: CustomerEndpointName })[]
const code = (text: string) => (JSON.parse(text) as { code?: string }).code

test.each(rows)(
  '$name answers its owner and refuses every other caller',
  async ({ name, auth, method, role, status }) => {
    const call = await prepareRequest(fixture, name)
    const { me, send } = call
    addresses.push(...call.addresses)
    const cookie = `access_token=${me.access}; refresh_token=${me.refresh}; log_token=x; email=a; name=b`

    const visitor = await send({})
    const cookies = await send({ cookie })
    const forged = await send({ token: 'a'.repeat(43) })
    if (auth === 'required')
      for (const refused of [visitor, cookies])
        expect([refused.status, code(refused.text)]).toEqual([401, 'not_authenticated'])
    else expect([401, 403]).not.toContain(visitor.status)
    if (auth === 'none') expect(forged.status).not.toBe(403)
    else expect([forged.status, code(forged.text)]).toEqual([401, 'token_not_valid'])
    // Cookies do not authenticate: the reply is the one for a visitor.
    if (method === 'GET') expect(cookies.text).toBe(visitor.text)

    const others = [visitor, cookies, forged]
    if (!BY_SECRET.has(name)) {
      const [asRavi, asMeera] = [await send({ token: ravi.access }), await send({ token: meera.access })]
      others.push(asRavi, asMeera)
      if (OF_ONE_CUSTOMER.has(name))
        for (const other of [asRavi, asMeera]) expect([other.status, code(other.text)]).toEqual([404, 'not_found'])
      if (role === 'consultant') expect([asRavi.status, code(asRavi.text)]).toEqual([403, 'permission_denied'])
      if (OF_ONE_ASTROLOGER.has(name)) expect([asMeera.status, code(asMeera.text)]).toEqual([404, 'not_found'])
      for (const other of [asRavi, asMeera]) expect(other.status).toBeLessThan(500)
    }
    const ofMine = [me.access, me.refresh, ...(BY_SECRET.has(name) ? [] : [me.phone, me.phone.slice(3)])]
    for (const { text } of others) for (const secret of ofMine) expect(text).not.toContain(secret)

    if (BY_SECRET.has(name) || HAD_ONCE.has(name)) return
    const mine = await send({ token: me.access })
    ownReplies.push(mine.text)
    expect(mine.status, mine.text).toBe(status)
    if (auth !== 'none') expect(mine.headers.get('cache-control')).toBe('no-store')
    for (const [header, value] of Object.entries(securityHeaders(defaultSettings())))
      expect(mine.headers.get(header)).toBe(value)
  },
)

test('getRechargeDetails gives a receipt only to the customer who paid', async () => {
  const me = await fixture.newCustomer()
  const { txn_id } = (
    await fixture.backend.ask('POST', '/api/v1/user/wallet/recharge/', { as: me, body: { amount: 500 } })
  ).body as { txn_id: string }
  const receipt = (as: SignedInCustomer) =>
    fixture.backend.ask('GET', `/api/v1/user/wallet/recharge_details/?amount=500&txn_id=${txn_id}`, { as })
  expect((await receipt(me)).status).toBe(200)
  for (const other of [ravi, meera])
    expect(await receipt(other)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

describe('after all requests', () => {
  test('every endpoint that takes an id of one owner was tested with other callers', () => {
    const namesOf = ({ pathParams, query, body }: Row) =>
      [pathParams, query, body].flatMap((part) => (part && 'shape' in part ? Object.keys(part.shape as object) : []))
    const untested = rows.filter((row) => {
      if (row.auth !== 'required') return false
      const isNamed = namesOf(row).some((field) => /^(id|consultation_id|txn_id|enrollment_id)$/.test(field))
      return isNamed && ![OF_ONE_CUSTOMER, OF_ONE_ASTROLOGER, OF_EVERYBODY].some((list) => list.has(row.name))
    })
    expect(untested.map(({ name }) => name)).toEqual(['getRechargeDetails'])
    expect(rows.filter(({ role }) => role === 'consultant').map(({ name }) => name)).toEqual([
      ...OF_ONE_ASTROLOGER,
      ...OF_OWN_STUDIO,
    ])
  })

  test('no log entry and no URL contains a phone number, code, token, name or message', async () => {
    const { db } = fixture.backend.database
    const codes = (await db.select().from(smsOutbox)).flatMap(({ phone, text }) => [
      phone,
      /\d{6}/.exec(text)?.[0] ?? '',
    ])
    const people = await db.select().from(customers)
    const tokens = ownReplies.join().match(/[\w-]{43}/g) ?? []
    const secrets = new Set(
      [ravi, meera]
        .flatMap(({ access, refresh }) => [access, refresh])
        .concat(
          codes,
          people.map(({ phone }) => phone),
          codes.map((text) => text.replace('+91', '')),
          tokens,
          ['Asha Rao', 'Namaste', '9811122233', 'The timer stood still.'],
        ),
    )
    expect(secrets.size).toBeGreaterThan(100)
    expect(lines.length).toBeGreaterThan(rows.length * 5)
    expect(addresses.length).toBeGreaterThan(rows.length)
    const [log, paths] = [JSON.stringify(lines), addresses.join('\n')]
    expect([...secrets].filter((secret) => log.includes(secret) || paths.includes(secret))).toEqual([])
    // Tokens are stored as hashes only.
    const stored = JSON.stringify([await db.select().from(accessTokens), await db.select().from(refreshTokens)])
    for (const { access, refresh } of [ravi, meera])
      for (const token of [access, refresh]) expect(stored).not.toContain(token)
  })
})
