import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { getMyProfile, requestLoginOtp, verifyLoginOtp } from '@tarapath/api-client/account'
import {
  endConsultation,
  listConsultationMessages,
  requestConsultation,
  sendChatMessage,
  startChat,
} from '@tarapath/api-client/consultations'
import { getPhonePeStatus, initiatePhonePePayment } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { createClock, type Db } from '@tarapath/backend'
import {
  apply,
  authenticatorOf,
  deskBrowser,
  freePort,
  startTestPgBouncer,
  startTestPostgres,
} from '@tarapath/backend-testing'
import { pickUpAsAstrologer, sendAsAstrologer } from '@tarapath/backend/consultations'
import { openPostgres } from '@tarapath/backend/postgres'
import { applications } from '@tarapath/backend/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policyFindings } from './policy-findings.ts'
import { rehearsalSettings, startProviders, type Providers } from './rehearsal/providers.ts'
import { BUILT, copyBuilt, serverSettings, WEB_ORIGIN } from './copy-built.ts'

// `npm run build` makes the folders. Here they run in an empty directory, with Node and Postgres alone.

const MAX_MEGABYTES = 60
const ADMIN = '+919812300001'

const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so nothing built was started.')
/** The full run does all of this a second time, behind a pooler in transaction mode. */
const pooler = process.env['TEST_POOLER'] && postgres ? await startTestPgBouncer(postgres.url) : null
const built = copyBuilt()
let providers: Providers
/** What the first and the second preparation of the database printed. */
let prepared: string[]
let site: string
let api: string

beforeAll(async () => {
  if (!postgres) return
  const [providersPort, apiPort, sitePort] = await Promise.all([freePort(), freePort(), freePort()])
  const url = `http://127.0.0.1:${providersPort}`
  api = `http://127.0.0.1:${apiPort}`
  site = `http://127.0.0.1:${sitePort}`
  providers = await startProviders({
    port: providersPort,
    host: '127.0.0.1',
    publicOrigin: url,
    apiUrl: api,
    webOrigin: WEB_ORIGIN,
  })
  const env = serverSettings(apiPort, {
    DATABASE_URL: pooler?.url ?? postgres.url,
    ...(pooler && { DATABASE_DIRECT_URL: postgres.url }),
    ...rehearsalSettings(url),
  })
  const init = () =>
    execFileSync(process.execPath, [built.commands.server, 'init', '--admin', ADMIN, '--name', 'Asha'], {
      env,
      encoding: 'utf8',
    })
  prepared = [init(), init()]
  await built.start('server', env)
  await built.start('website', { PORT: String(sitePort), API_URL: api })
})

afterAll(async () => {
  built.stop()
  await providers?.stop()
  pooler?.stop()
  postgres?.stop()
})

test.each(Object.entries(BUILT))(
  'the built %s is small, and holds nothing of the repository but bundles',
  (_, folder) => {
    const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(bytes).toBeLessThan(MAX_MEGABYTES * 1024 * 1024)
    expect(files.filter((file) => file.includes('node_modules') || file.endsWith('.ts'))).toEqual([])
  },
)

test('the built server has no simulated part and no embedded database', () => {
  const settings = {
    EMBEDDED_PARTS: 'allow',
    WEB_ORIGIN: 'https://tarapath.example',
    SECRET: 'x'.repeat(32),
    PORT: '0',
  }
  const { status, stderr } = spawnSync(process.execPath, [built.commands.server], { env: settings, encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    'EMBEDDED_PARTS needs the repository: the built server has no simulated parts.\n',
  ])
})

/** Applies as an astrologer and has the first admin approve it at the desk. Returns the id of the astrologer. */
async function takeOnAstrologer(db: Db): Promise<number> {
  await apply(createClient({ baseUrl: site, storage: memoryStorage(), retry: 0 }), '9876501234')
  const desk = deskBrowser({ fetch: (input, init) => fetch(input, init), origin: api, ip: '127.0.0.1', paths: [] })
  const code = await codeAfter(() => desk.request('/desk/sign-in', { phone_number: ADMIN }))
  await desk.request('/desk/sign-in/code', { phone_number: ADMIN, code })
  await authenticatorOf(createClock()).passSecondFactor(ADMIN, desk)
  const [application] = await db.select().from(applications)
  const terms = { rupees: 15, chats: 'on', calls: 'on', verified: 'on', called: 'on' }
  const approved = await desk.request('/desk/applications/approve', { application: application?.id ?? 0, ...terms })
  expect([approved.status, approved.notice]).toEqual([303, undefined])
  const [decided] = await db.select().from(applications)
  const astrologer = decided?.astrologerId ?? 0
  expect((await desk.request('/desk/astrologers/on', { astrologer })).status).toBe(303)
  return astrologer
}

/** The code of the message that an action sends. */
async function codeAfter(action: () => Promise<unknown>): Promise<string> {
  const before = providers.sent.length
  await action()
  await expect.poll(() => providers.sent.length).toBe(before + 1)
  return providers.sent.at(-1)?.code ?? ''
}

async function signedInCustomer(phone_number: string): Promise<Client> {
  const client = createClient({ baseUrl: site, storage: memoryStorage(), retry: 0 })
  const otp_key = await codeAfter(() => requestLoginOtp(client, { phone_number }))
  await verifyLoginOtp(client, { phone_number, otp_key })
  return client
}

/** Pays on the page of the simulated provider, which tells the server by a callback. */
async function recharge(client: Client, amount: number): Promise<void> {
  const { txn_id } = await rechargeWallet(client, { amount })
  const { redirect_url } = await initiatePhonePePayment(client, { txn_id })
  await fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' })
  expect((await getPhonePeStatus(client, { txn_id })).status).toBe('success')
}

test.skipIf(!postgres)('the database is prepared once, with an admin', () => {
  expect(prepared).toEqual([
    'Added languages, specialities, questions, topics, banners, horoscope types, recharge amounts, tips, mantras, site settings, an admin.\n',
    'The database was prepared before; nothing was changed.\n',
  ])
})

test.skipIf(!postgres)('with seeding off, the first day ends with a paid chat', async () => {
  const database = await openPostgres(postgres?.url ?? '')
  const { db } = database
  const astrologerId = await takeOnAstrologer(db)
  const customer = await signedInCustomer('9812345678')
  await recharge(customer, 500)
  const before = (await getMyProfile(customer)).balance
  const { id } = await requestConsultation(customer, { type: 'chat' }, { consultant_id: astrologerId })
  await startChat(customer, { consultation_id: id })
  const { startedAt } = await pickUpAsAstrologer(db, new Date(), id)
  await sendAsAstrologer(db, new Date(), id, { text: 'Namaste.' })
  await sendChatMessage(customer, { consultation_id: id, text: 'Namaste. Shall I move?', client_message_id: 'first' })
  await expect
    .poll(async () => (await listConsultationMessages(customer, { id })).map(({ text }) => text))
    .toEqual(['Namaste.', 'Namaste. Shall I move?'])
  // Consultations are billed by the second.
  await expect.poll(() => Date.now() - (startedAt?.getTime() ?? Infinity)).toBeGreaterThan(1000)
  const { amount_charged } = await endConsultation(customer, { id }, { auto_end: false })
  const after = (await getMyProfile(customer)).balance
  expect(amount_charged).toBeGreaterThan(0)
  expect(before - after).toBeCloseTo(amount_charged, 2)
  await database.close()
})

test.skipIf(!postgres)('the built website renders pages and draws the picture of a shared link', async () => {
  const page = await fetch(site)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await page.text()).toMatch(/<style[^>]* data-sheets=/)
  const picture = await fetch(`${site}/share/tarapath.png`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

// Scripts of these apps come from the server itself. It has no JSONP, and what was uploaded is sent with `nosniff` as what it is.
const OWN_SCRIPTS = ["SCRIPT_ALLOWLIST_BYPASS: script-src 'self'"]

test.skipIf(!postgres).each([
  ['website', () => site, []],
  ['embedded view', () => `${api}/embedded/`, OWN_SCRIPTS],
  ['app of astrologers', () => `${api}/astrologer/`, OWN_SCRIPTS],
  ['desk', () => `${api}/desk/sign-in`, []],
  ['API', () => `${api}/api/v1/user/ip`, []],
])('CSP Evaluator finds nothing in the policy of the %s but what is accepted', async (_, url, accepted) => {
  expect(await policyFindings(await fetch(url()))).toEqual(accepted)
})

test.skipIf(!pooler)('the pooler sets the limits of waiting, and the server works only through it', async () => {
  const database = await openPostgres(pooler?.url ?? '', { directUrl: postgres?.url ?? null })
  const limits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
  const rows = await Promise.all(limits.map((limit) => database.db.execute(`show ${limit}`)))
  const [lock, statement, idle] = rows.map((found) => Object.values([...(found as Iterable<object>)][0] ?? {})[0])
  expect([lock, statement, idle]).toEqual(['3s', '5s', '15s'])
  await database.close()

  const isReady = async () => (await fetch(`${api}/readyz`)).status
  expect(await isReady()).toBe(200)
  pooler?.stop()
  await expect.poll(isReady).toBe(503)
})
