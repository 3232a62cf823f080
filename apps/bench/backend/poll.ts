import { createBackend } from '@tarapath/backend'
import { openPostgres } from '@tarapath/backend/postgres'
import { createSandbox, seed } from '@tarapath/sandbox'
import { openTestBackend } from '@tarapath/backend-testing'
import { sql } from 'drizzle-orm'
import { get, offer, type LoadReport } from './load.ts'
import { median } from './median.ts'
import { newDatabase } from './new-database.ts'
import { startOurs, startPeer } from './process.ts'

const PATH = '/api/v1/consultation/ongoing-status/'
const SESSIONS = 2000
const POLL_MS = 1500
const SECONDS = 7
const ROUNDS = 5
const CALLS = 5000

export interface PollResult {
  bytes: { unchanged: number; whole: number }
  /** Statements of a thousand unchanged polls. */
  statements: number
  /** Milliseconds of processor for one poll in process, 304 and in full. */
  callMs: { unchanged: number; whole: number }
  /** Parts of a core for a thousand sessions over sockets, less what the process uses without polls. */
  cores: { unchanged: number; whole: number; bare: number; idle: number }
  /** Milliseconds at the rates of a thousand and of two thousand sessions. */
  thousand: LoadReport
  twoThousand: LoadReport
}

/** Customers in running chats who ask every 1.5 seconds what is going on. */
export async function measurePolls(serverUrl: string): Promise<PollResult> {
  const url = await newDatabase(serverUrl, 'bench_poll')
  let statements = 0
  const database = await openPostgres(url, { beforeStatement: () => (statements += 1) })
  await seed(database.db, new Date())
  const tokens = await openSessions(database)
  const backend = createBackend({ database, settings: { rateLimit: null }, extensions: [createSandbox()] })
  const signed = (token: string, etag?: string) => ({
    authorization: `Bearer ${token}`,
    ...(etag && { 'if-none-match': etag }),
  })
  const etags: string[] = []
  for (const token of tokens) {
    const response = await backend.fetch(`http://localhost${PATH}`, { headers: signed(token) })
    etags.push(response.headers.get('etag')!)
  }

  // Made once: what a host spends on making them is measured with sockets.
  const requestsOfThousand = (isUnchanged: boolean) =>
    Array.from({ length: 1000 }, (_, at) => {
      const headers = signed(tokens[at]!, isUnchanged ? etags[at] : undefined)
      return new Request(`http://localhost${PATH}`, { headers })
    })
  const unchangedRequests = requestsOfThousand(true)
  const wholeRequests = requestsOfThousand(false)

  async function cpuOf(isUnchanged: boolean): Promise<number> {
    const requests = isUnchanged ? unchangedRequests : wholeRequests
    const before = process.cpuUsage()
    for (let at = 0; at < CALLS; at += 1) {
      const { status } = await backend.fetch(requests[at % 1000]!)
      if (status !== (isUnchanged ? 304 : 200)) throw new Error(`A poll was answered ${status}.`)
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / CALLS
  }
  const unchangedMs: number[] = []
  const wholeMs: number[] = []
  // A process that has answered for a while is what runs.
  for (let round = 0; round < 3; round += 1) {
    await cpuOf(true)
    await cpuOf(false)
  }
  const before = statements
  for (const token of tokens.slice(0, 1000))
    await backend.fetch(`http://localhost${PATH}`, { headers: signed(token, etags[tokens.indexOf(token)]) })
  const statementsOfThousand = statements - before
  for (let round = 0; round < ROUNDS; round += 1) {
    unchangedMs.push(await cpuOf(true))
    wholeMs.push(await cpuOf(false))
  }
  await backend.close()

  const ours = await startOurs(url)
  const bare = await startPeer('bare', url)
  const requestsOf = (isUnchanged: boolean) =>
    tokens.map((token, at) => get(PATH, signed(token, isUnchanged ? etags[at] : undefined)))
  const ask = (to: typeof ours, sessions: number, isUnchanged: boolean, seconds = SECONDS) => {
    const requests = requestsOf(isUnchanged).slice(0, sessions)
    return offer({ port: to.port, connections: sessions, seconds, everyMs: POLL_MS, requests })
  }
  /** Parts of a core while something happens. */
  async function coresOf<Result>(of: typeof ours, happens: () => Promise<Result>) {
    const startedAt = performance.now()
    const used = of.cpuSeconds()
    const result = await happens()
    return { result, cores: ((of.cpuSeconds() - used) * 1000) / (performance.now() - startedAt) }
  }
  try {
    await ask(ours, SESSIONS, true, 3)
    await ask(bare, SESSIONS, true, 3)
    const { cores: idle } = await coresOf(ours, () => new Promise((resolve) => setTimeout(resolve, SECONDS * 1000)))
    const unchanged = []
    const whole = []
    const bareOnes = []
    for (let round = 0; round < 3; round += 1) {
      unchanged.push(await coresOf(ours, () => ask(ours, 1000, true)))
      bareOnes.push(await coresOf(bare, () => ask(bare, 1000, true)))
      whole.push(await coresOf(ours, () => ask(ours, 1000, false)))
    }
    const thousand = unchanged.map(({ result }) => result).toSorted((a, b) => a.p99 - b.p99)[1]!
    const twoThousand = []
    for (let round = 0; round < 3; round += 1) twoThousand.push(await ask(ours, 2000, true))
    const middle = (measured: { cores: number }[]) => median(measured.map(({ cores }) => cores))
    return {
      bytes: { unchanged: thousand.bytesPerReply, whole: whole[0]!.result.bytesPerReply },
      statements: statementsOfThousand,
      callMs: { unchanged: median(unchangedMs), whole: median(wholeMs) },
      cores: { unchanged: middle(unchanged) - idle, whole: middle(whole) - idle, bare: middle(bareOnes), idle },
      thousand,
      twoThousand: twoThousand.toSorted((a, b) => a.p99 - b.p99)[1]!,
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

/** Chats that run, with a person in the astrologer's place, so that no script speaks. */
async function openSessions(database: Awaited<ReturnType<typeof openPostgres>>): Promise<string[]> {
  const { newCustomer } = await openTestBackend({ database, clock: { now: () => new Date(), turn() {}, offsetMs: 0 } })
  const people = []
  for (let at = 0; at < SESSIONS; at += 1) people.push(await newCustomer())
  await database.db.execute(sql`
    with added as (
      insert into astrologers (name, gender, about, experience_years, price_per_minute_paise, availability, persona, reply_language)
      select 'Acharya ' || n, 'female', 'Measured.', 5, 1500, 'busy', 'quick', 'english'
      from generate_series(1, ${SESSIONS}::integer) n returning id
    ), pairs as (
      select a.id as astrologer_id, c.id as customer_id
      from (select id, row_number() over (order by id) from added) a
      join (select id, row_number() over (order by id) from customers where id in
        (select unnest(${sql.param(people.map(({ id }) => id))}::integer[]))) c using (row_number)
    )
    insert into consultations (customer_id, astrologer_id, kind, rate_paise, requested_at, astrologer_picked_up_at,
      customer_picked_up_at, started_at, last_seen_at, max_seconds, billed_minutes, is_operated)
    select customer_id, astrologer_id, 'chat', 1500, now(), now(), now(), now(), now(), 36000, 600, true from pairs`)
  return people.map(({ access }) => access)
}
