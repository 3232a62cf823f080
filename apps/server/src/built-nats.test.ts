import { createTestCertificate, freePort, startTestNats, startTestPostgres } from '@tarapath/backend-testing'
import { addAstrologer } from '@tarapath/backend/astrologers'
import { openPostgres } from '@tarapath/backend/postgres'
import { busEvents, liveStreams } from '@tarapath/backend/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyBuilt, serverSettings, WEB_ORIGIN } from './copy-built.ts'
import { rehearsalSettings, startProviders, type Providers } from './rehearsal/providers.ts'
import { post } from './started-server.ts'

const postgres = await startTestPostgres()
const certificate = createTestCertificate()
const nats = postgres && (await startTestNats(certificate))
if (!nats)
  console.warn('SKIPPED: no Postgres or no nats-server on this machine, so no built server was started with NATS.')
else if (!certificate) console.warn('SKIPPED: no openssl on this machine, so NATS was used without TLS.')
const built = copyBuilt()
let providers: Providers
let servers: [one: string, other: string]
let settings: Record<string, string>

beforeAll(async () => {
  if (!postgres || !nats) return
  const [providersPort, ...ports] = [await freePort(), await freePort(), await freePort()] as const
  servers = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`]
  const publicOrigin = `http://127.0.0.1:${providersPort}`
  providers = await startProviders({
    port: providersPort,
    host: '127.0.0.1',
    publicOrigin,
    apiUrl: servers[0],
    webOrigin: WEB_ORIGIN,
  })
  settings = { DATABASE_URL: postgres.url, NATS_URL: nats.url, ...rehearsalSettings(publicOrigin) }
  const trust: Record<string, string> = certificate ? { NODE_EXTRA_CA_CERTS: certificate.certificate } : {}
  for (const port of ports) await built.start('server', serverSettings(port, { ...settings, ...trust }))
})

afterAll(async () => {
  built.stop()
  await providers?.stop()
  nats?.stop()
  postgres?.stop()
})

async function signIn(server: string, phone_number: string): Promise<{ authorization: string }> {
  await post(server, '/api/v1/user/authorize/otp_login/', { phone_number })
  await expect.poll(() => providers.sent.at(-1)?.mobiles).toContain(phone_number)
  const otp_key = providers.sent.at(-1)?.code
  const reply = await post(server, '/api/v1/user/authorize/otp_verify/', { phone_number, otp_key })
  return { authorization: `Bearer ${((await reply.json()) as { access: string }).access}` }
}

/** Collects the event stream of a live stream. Resolves when it is open. */
async function openEvents(server: string, streamId: number, headers: Record<string, string>) {
  const { body } = await fetch(`${server}/api/events/?live=${streamId}`, { headers })
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  let received = (await reader.read()).value ?? ''
  const collect = async (): Promise<void> => {
    const { value } = await reader.read()
    if (value === undefined) return
    received += value
    return collect()
  }
  void collect().catch(() => {})
  return { received: () => received }
}

test.skipIf(!nats)('messages written at one built server are read at the other, through NATS', async () => {
  const database = await openPostgres(postgres?.url ?? '')
  const { id: astrologerId } = await addAstrologer(database.db, {
    name: 'Acharya Meera',
    gender: 'female',
    about: 'For tests.',
    experienceYears: 12,
    pricePerMinutePaise: 1500,
    specialitySlugs: [],
    languageCodes: [],
  })
  const show = { astrologerId, title: 'Saturn for everyone', startedAt: new Date() }
  const [stream] = await database.db.insert(liveStreams).values(show).returning()
  const id = stream?.id ?? 0
  const [one, other] = servers
  const [asha, ravi] = [await signIn(one, '9812345678'), await signIn(other, '9812345679')]
  const [atOne, atOther] = [await openEvents(one, id, asha), await openEvents(other, id, ravi)]

  expect((await post(other, `/api/events/live/${id}/lines/`, { text: 'Namaste from Nagpur' }, ravi)).status).toBe(201)
  expect((await post(one, `/api/events/live/${id}/lines/`, { text: 'Namaste from Pune' }, asha)).status).toBe(201)
  for (const { received } of [atOne, atOther])
    await expect.poll(received).toMatch(/event: chat\ndata: [^\n]*Nagpur[^]*event: chat\ndata: [^\n]*Pune/)
  expect(await database.db.$count(busEvents)).toBe(0)
  await database.close()
})

test.skipIf(!nats || !certificate)(
  'a server does not start when it does not know the certificate of NATS',
  async () => {
    const started = built.start('server', serverSettings(await freePort(), settings))
    await expect(started).rejects.toThrow(/certificate/)
  },
)
