import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { freePort, newDataDirectory, startTestPostgres } from '@tarapath/backend-testing'
import { DRAIN_MS } from '@tarapath/node-host'
import { afterAll, expect, test } from 'vitest'
import { outputOf, post, signIn, startedServer } from './started-server.ts'

const children: ChildProcess[] = []
const postgres = await startTestPostgres({ durable: true })
if (!postgres?.process) console.warn('SKIPPED: this machine has no Postgres that a test may kill or pause.')
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  postgres?.stop()
})

const SECRET = 'the same secret for every process of this test'
async function serve(env: Record<string, string>) {
  const server = await startedServer({ RATE_LIMIT: 'off', SEED: 'off', SECRET, ...env })
  children.push(server.child)
  return server
}

/** When each request was really sent: this process is busy too, so later than it was started. */
const sentKeysAt = new Map<string, number>()
subscribe('undici:client:sendHeaders', (message) => {
  const key = /idempotency-key: (\S+)/.exec((message as { headers: string }).headers)?.[1]
  if (key !== undefined) sentKeysAt.set(key, performance.now())
})

interface Recharge {
  key: string
  sentAt: number
  endedAt: number
  /** Null when the connection broke. */
  reply: { status: number; retryAfter: string | null; text: string } | null
}

async function recharge(address: string, access: string, key: string): Promise<Recharge> {
  const headers = { authorization: `Bearer ${access}`, 'idempotency-key': key }
  const sentAt = performance.now()
  const reply = await post(address, '/api/v1/user/wallet/recharge/', { amount: 500 }, headers).then(
    async (response) => ({
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    }),
    () => null,
  )
  return { key, sentAt, endedAt: performance.now(), reply }
}

/** As many wait for an answer at most: a slow machine would spend minutes on requests that had piled up. */
const MAX_WAITING = 50

/** Starts fifty recharges a second. `stop` resolves to the results of all. */
function rechargesOf(address: string, access: string) {
  const sent: Promise<Recharge>[] = []
  const finished: Recharge[] = []
  const send = async (key: string) => {
    const outcome = await recharge(address, access, key)
    finished.push(outcome)
    return outcome
  }
  const sending = setInterval(() => {
    if (sent.length - finished.length < MAX_WAITING) sent.push(send(`key-${sent.length}`))
  }, 20)
  return {
    /** Waits for more than this many results of a kind. */
    moreThan: (count: number, isCounted: (one: Recharge) => boolean) =>
      expect.poll(() => finished.filter(isCounted).length, { interval: 20 }).toBeGreaterThan(count),
    stop: () => {
      clearInterval(sending)
      return Promise.all(sent)
    },
  }
}

/** A server that has fewer requests than this to answer, at fifty a second, keeps up with them. */
const KEPT_UP = 10

const isAccepted = ({ reply }: Recharge) => reply?.status === 201
const isAcceptedAfter = (time: number) => (one: Recharge) => isAccepted(one) && one.sentAt > time
const isRefused = (one: Recharge) => !isAccepted(one)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Repeats a request that is answered 503 for five seconds, as an app does. */
async function rechargeWithRetries(address: string, access: string, key: string): Promise<Recharge> {
  for (let left = 25; ; left -= 1) {
    const outcome = await recharge(address, access, key)
    if (outcome.reply?.status !== 503 || left === 0) return outcome
    await pause(200)
  }
}

/** Repeats all requests with the same keys: acknowledged ones are answered the same, and no payment is doubled. */
async function expectOnceEach(address: string, access: string, sent: readonly Recharge[]): Promise<void> {
  const payments = new Set<string>()
  const again = await Promise.all(sent.map(({ key }) => rechargeWithRetries(address, access, key)))
  for (const [at, { reply }] of again.entries()) {
    expect(reply?.status, reply?.text).toBe(201)
    const first = sent[at]?.reply
    if (first?.status === 201) expect(reply?.text).toBe(first.text)
    payments.add((JSON.parse(reply?.text ?? '') as { txn_id: string }).txn_id)
  }
  expect(payments.size).toBe(sent.length)
  const path = '/api/v1/user/wallet/recharge_details/?amount=500&activity_limit=100'
  const headers = { authorization: `Bearer ${access}` }
  const { activity } = (await (await fetch(address + path, { headers })).json()) as { activity: { txn_id: string }[] }
  for (const { txn_id } of activity) expect(payments).toContain(txn_id)
}

test('a server that stops at fifty requests a second answers those it accepted, and loses and doubles none', async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: await newDataDirectory() }
  const first = await serve(env)
  const access = await signIn(first.address, '9712345601')
  const load = rechargesOf(first.address, access)
  await load.moreThan(20, isAccepted)
  const ended = outputOf(first.child)
  const askedAt = performance.now()
  first.child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  const stoppedMs = performance.now() - askedAt
  const sent = await load.stop()

  const answered = sent.filter(({ reply }) => reply !== null)
  expect(answered.length).toBeGreaterThan(20)
  expect(answered.filter(({ reply }) => reply?.status !== 201)).toEqual([])
  // Requests from before the signal are answered; later ones may find no server.
  const early = sent.filter(({ key }) => (sentKeysAt.get(key) ?? Infinity) < askedAt)
  expect(early.length).toBeGreaterThan(20)
  // On a machine that is too slow for them the limit of the drain breaks them off, or a server that is behind has not
  // read them when it closes their connections. They are repeated below.
  const unansweredAtSignal = early.filter(({ endedAt }) => endedAt > askedAt)
  if (stoppedMs < DRAIN_MS && unansweredAtSignal.length < KEPT_UP)
    expect(early.filter(({ reply }) => reply === null)).toEqual([])
  const second = await serve(env)
  await expectOnceEach(second.address, access, sent)
}, 600_000)

test.skipIf(!postgres?.process)(
  'a killed database is answered with 503 and Retry-After, and five seconds after its restart all requests succeed',
  async () => {
    const { child, address } = await serve({ PORT: '0', DATABASE_URL: postgres?.url ?? '' })
    const access = await signIn(address, '9712345602')
    const ready = async () => (await fetch(`${address}/readyz`)).status
    const load = rechargesOf(address, access)
    await load.moreThan(10, isAccepted)
    postgres?.process?.kill()
    await load.moreThan(10, isRefused)
    const away = await fetch(`${address}/readyz`)
    expect([away.status, Number(away.headers.get('retry-after'))]).toEqual([503, 2])
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    await postgres?.process?.restart()
    const backAt = performance.now()
    await expect.poll(ready, { interval: 50 }).toBe(200)
    await load.moreThan(0, isAcceptedAfter(performance.now()))
    const sent = await load.stop()

    const refused = sent.filter(isRefused)
    expect(refused.length).toBeGreaterThan(10)
    for (const { reply } of refused) expect([reply?.status, Number(reply?.retryAfter)]).toEqual([503, 2])
    expect(refused.filter(({ sentAt }) => sentAt > backAt + 5000)).toEqual([])
    expect(sent.filter(isAccepted).length).toBeGreaterThan(10)
    expect(child.exitCode).toBe(null)
    await expectOnceEach(address, access, sent)
  },
  600_000,
)

test.skipIf(!postgres?.process)(
  'a silent database is answered with 503 and Retry-After, and all requests succeed when it answers again',
  async () => {
    const { child, address } = await serve({ PORT: '0', DATABASE_URL: postgres?.url ?? '' })
    const access = await signIn(address, '9712345603')
    const ready = async () => (await fetch(`${address}/readyz`)).status
    const load = rechargesOf(address, access)
    await load.moreThan(10, isAccepted)
    postgres?.process?.pause()
    const away = await fetch(`${address}/readyz`)
    expect([away.status, Number(away.headers.get('retry-after'))]).toEqual([503, 2])
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    // It stays silent until requests that came in the meantime have been refused as well.
    expect((await recharge(address, access, 'key-late')).reply?.status).toBe(503)
    postgres?.process?.resume()
    await expect.poll(ready, { interval: 50 }).toBe(200)
    await load.moreThan(0, isAcceptedAfter(performance.now()))
    const sent = await load.stop()

    const refused = sent.filter(isRefused)
    expect(refused.length).toBeGreaterThan(10)
    for (const { reply } of refused) expect([reply?.status, Number(reply?.retryAfter)]).toEqual([503, 2])
    expect(sent.filter(isAccepted).length).toBeGreaterThan(10)
    expect(sent.at(-1)?.reply?.status).toBe(201)
    expect(child.exitCode).toBe(null)
    await expectOnceEach(address, access, sent)
  },
  600_000,
)
