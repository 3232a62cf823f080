import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemOf } from '../http/error-mapping.ts'
import { openPostgres } from '../postgres.ts'
import { openTestBackend, type TestBackend, type TestCustomer, startTestPostgres } from '@tarapath/backend-testing'
import { payments } from '../payments/index.ts'

const postgres = await startTestPostgres()
if (!postgres?.process) console.warn('SKIPPED: no Postgres of our own on this machine, so none was silent.')
afterAll(() => postgres?.stop())

const AWAY = { status: 503, retryAfter: '2', code: 'unavailable' }

async function recharge(backend: TestBackend, as: TestCustomer, key: string) {
  const headers = { 'idempotency-key': key }
  const reply = await backend.ask('POST', '/api/v1/user/wallet/recharge/', {
    as,
    headers,
    body: { amount: 500 },
  })
  const { code, txn_id } = reply.body as { code?: string; txn_id?: string }
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), code, txn_id }
}

const paymentsOf = ({ database }: TestBackend, { id }: TestCustomer) =>
  database.db.$count(payments, eq(payments.customerId, id))

describe.skipIf(!postgres?.process)('a Postgres that accepts connections and does not answer', () => {
  let backend: TestBackend
  let customer: TestCustomer
  beforeAll(async () => {
    backend = await openTestBackend({ database: await openPostgres(postgres?.url ?? '', { connections: 3 }) })
    customer = await backend.newCustomer()
  })
  afterAll(() => backend.close())

  const ask = async (path: string) => (await backend.fetch(`http://tarapath.test${path}`)).status
  const keys = Array.from({ length: 40 }, (_, at) => `key ${at}`)

  test('ends every request, whichever came first, and every run of the jobs', async () => {
    postgres?.process?.pause()
    try {
      const tick = backend.controls.tick()
      expect(backend.controls.tick()).toBe(tick)
      const first = Promise.all(keys.map((key) => recharge(backend, customer, key)))
      expect(await ask('/readyz')).toBe(503)
      expect(await ask('/healthz')).toBe(200)
      for (const reply of await first) expect(reply).toMatchObject(AWAY)
      await tick
      // The pool is exhausted, and no new connection can be opened.
      for (const reply of await Promise.all(keys.map((key) => recharge(backend, customer, key))))
        expect(reply).toMatchObject(AWAY)
      await backend.controls.tick()
      expect(await ask('/readyz')).toBe(503)
    } finally {
      postgres?.process?.resume()
    }
  }, 60_000)

  test('works again when it answers, and a request repeated under its key has one effect', async () => {
    await expect.poll(() => ask('/readyz')).toBe(200)
    const again = () => Promise.all(keys.map((key) => recharge(backend, customer, key)))
    const replies = await again()
    for (const { status } of replies) expect(status).toBe(201)
    expect((await again()).map(({ txn_id }) => txn_id)).toEqual(replies.map(({ txn_id }) => txn_id))
    expect(await paymentsOf(backend, customer)).toBe(keys.length)
    await backend.controls.tick()
  }, 30_000)
})

describe.skipIf(!postgres)('a statement that waits', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await openTestBackend({ database: await openPostgres(postgres?.url ?? '', { connections: 3 }) })
  })
  afterAll(() => backend.close())

  test('for a lock of another transaction times out, and the customer can repeat the request', async () => {
    const customer = await backend.newCustomer()
    const other = await openPostgres(postgres?.url ?? '', { connections: 1 })
    const release = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const holding = other.db.transaction(async (tx) => {
      await tx.execute(sql`lock table payments in share mode`)
      held.resolve()
      await release.promise
    })
    await held.promise
    expect(await recharge(backend, customer, 'a key')).toMatchObject({ status: 503, retryAfter: '1', code: 'busy' })
    release.resolve()
    await holding
    await other.close()
    expect(await recharge(backend, customer, 'a key')).toMatchObject({ status: 201 })
    expect(await paymentsOf(backend, customer)).toBe(1)
  }, 30_000)

  test('longer than the limit times out', async () => {
    const failure = await backend.database.db.execute(sql`select pg_sleep(60)`).catch((reason: unknown) => reason)
    expect(problemOf(failure)).toMatchObject({ status: 503, body: { code: 'busy' } })
  }, 30_000)
})

test.skipIf(!postgres)(
  'a commit whose answer is lost is a 503, and the request repeated under its key gets the committed reply',
  async () => {
    const near = await openTestBackend({ database: await openPostgres(postgres?.url ?? '', { connections: 1 }) })
    const customer = await near.newCustomer()
    const network = await networkTo(new URL(postgres?.url ?? ''))
    const far = await openTestBackend({ database: await openPostgres(network.url, { connections: 2 }) })
    network.loseReplyTo('commit')
    expect(await recharge(far, customer, 'a key')).toMatchObject(AWAY)
    expect(network.isLost()).toBe(true)
    expect(await paymentsOf(near, customer)).toBe(1)
    expect(await recharge(far, customer, 'a key')).toMatchObject({ status: 201 })
    expect(await paymentsOf(near, customer)).toBe(1)
    await Promise.all([near.close(), far.close()])
    network.close()
  },
  30_000,
)

/** A proxy to a server. On request it drops all replies on the next active connection. */
async function networkTo({ hostname, port, username, pathname }: URL) {
  let lostMarker: string | null = null
  let lost = 0
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let isCut = false
    near.on('data', (chunk) => {
      if (lostMarker !== null && chunk.includes(lostMarker)) {
        isCut = true
        lostMarker = null
      }
      far.write(chunk)
    })
    far.on('data', (answer) => {
      if (isCut) lost += answer.length
      else near.write(answer)
    })
    near.on('error', () => {}).on('close', () => far.destroy())
    far.on('error', () => {}).on('close', () => near.destroy())
    sockets.add(near).add(far)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `postgres://${username}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    loseReplyTo: (marker: string) => void (lostMarker = marker),
    isLost: () => lost > 0,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
