import { openPostgres } from '@tarapath/backend/postgres'
import { seed } from '@tarapath/sandbox'
import { openRunningChats } from '@tarapath/backend-testing'
import { get, offer, type LoadReport } from './load.ts'
import { median } from './median.ts'
import { newDatabase } from './new-database.ts'
import { startOurs, startPeer, type RunningProcess } from './process.ts'
import { unlimitedBackend } from './unlimited-backend.ts'

const PATH = '/api/v1/consultation/ongoing-status/'
const SESSIONS = 2000
const POLL_MS = 1500
const SECONDS = 7
const ROUNDS = 5
const CALLS = 5000
const WARM_UP_ROUNDS = 3

export interface PollResult {
  bytes: { unchanged: number; full: number }
  /** Statements for a thousand unchanged polls. */
  statements: number
  /** CPU milliseconds for one poll in process, answered 304 and in full. */
  callMs: { unchanged: number; full: number }
  /** Share of a core for a thousand sessions over sockets, minus the share without polls. */
  cores: { unchanged: number; full: number; bare: number; idle: number }
  /** Latencies at the rates of a thousand and of two thousand sessions. */
  thousand: LoadReport
  twoThousand: LoadReport
}

/** Measures the status polls of customers in running chats, who poll every 1.5 seconds. */
export async function measurePolls(serverUrl: string): Promise<PollResult> {
  const url = await newDatabase(serverUrl, 'bench_poll')
  const { polls, statements, callMs } = await measureInProcess(url)
  return { statements, callMs, ...(await measureOverSockets(url, polls)) }
}

/** A poll of one customer: its token, and the version of the status that an unchanged poll names. */
interface Poll {
  token: string
  etag: string
}

const headersOf = ({ token, etag }: Poll, isUnchanged: boolean) => ({
  authorization: `Bearer ${token}`,
  ...(isUnchanged && { 'if-none-match': etag }),
})

async function measureInProcess(url: string): Promise<Pick<PollResult, 'statements' | 'callMs'> & { polls: Poll[] }> {
  let statements = 0
  const database = await openPostgres(url, { beforeStatement: () => (statements += 1) })
  await seed(database.db, new Date())
  const tokens = (await openRunningChats(database, SESSIONS)).map(({ access }) => access)
  const backend = unlimitedBackend(database)
  const polls: Poll[] = []
  for (const token of tokens) {
    const response = await backend.fetch(`http://localhost${PATH}`, { headers: headersOf({ token, etag: '' }, false) })
    polls.push({ token, etag: response.headers.get('etag')! })
  }

  // Requests are created once: their cost is measured over sockets.
  const requestsOfThousand = (isUnchanged: boolean) =>
    polls
      .slice(0, 1000)
      .map((poll) => new Request(`http://localhost${PATH}`, { headers: headersOf(poll, isUnchanged) }))
  const unchangedRequests = requestsOfThousand(true)
  const fullRequests = requestsOfThousand(false)

  async function cpuMsOf(isUnchanged: boolean): Promise<number> {
    const requests = isUnchanged ? unchangedRequests : fullRequests
    const before = process.cpuUsage()
    for (let at = 0; at < CALLS; at += 1) {
      const { status } = await backend.fetch(requests[at % 1000]!)
      if (status !== (isUnchanged ? 304 : 200)) throw new Error(`A poll was answered ${status}.`)
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / CALLS
  }
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await cpuMsOf(true)
    await cpuMsOf(false)
  }
  const before = statements
  for (const request of unchangedRequests) await backend.fetch(request)
  const statementsOfThousand = statements - before
  const unchangedMs: number[] = []
  const fullMs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    unchangedMs.push(await cpuMsOf(true))
    fullMs.push(await cpuMsOf(false))
  }
  await backend.close()
  return {
    polls,
    statements: statementsOfThousand,
    callMs: { unchanged: median(unchangedMs), full: median(fullMs) },
  }
}

async function measureOverSockets(url: string, polls: Poll[]): Promise<Omit<PollResult, 'statements' | 'callMs'>> {
  const ours = await startOurs(url)
  const bare = await startPeer('bare', url)
  const send = (to: RunningProcess, sessions: number, isUnchanged: boolean, seconds = SECONDS) => {
    const requests = polls.slice(0, sessions).map((poll) => get(PATH, headersOf(poll, isUnchanged)))
    return offer({ port: to.port, connections: sessions, seconds, everyMs: POLL_MS, requests })
  }
  try {
    await send(ours, SESSIONS, true, 3)
    await send(bare, SESSIONS, true, 3)
    const { cores: idle } = await coresOf(ours, () => new Promise((resolve) => setTimeout(resolve, SECONDS * 1000)))
    const unchanged = []
    const full = []
    const bareRounds = []
    for (let round = 0; round < 3; round += 1) {
      unchanged.push(await coresOf(ours, () => send(ours, 1000, true)))
      bareRounds.push(await coresOf(bare, () => send(bare, 1000, true)))
      full.push(await coresOf(ours, () => send(ours, 1000, false)))
    }
    const thousand = unchanged.map(({ result }) => result).toSorted((a, b) => a.p99 - b.p99)[1]!
    const twoThousand = []
    for (let round = 0; round < 3; round += 1) twoThousand.push(await send(ours, 2000, true))
    const medianCores = (rounds: { cores: number }[]) => median(rounds.map(({ cores }) => cores))
    return {
      bytes: { unchanged: thousand.bytesPerReply, full: full[0]!.result.bytesPerReply },
      cores: {
        unchanged: medianCores(unchanged) - idle,
        full: medianCores(full) - idle,
        bare: medianCores(bareRounds),
        idle,
      },
      thousand,
      twoThousand: twoThousand.toSorted((a, b) => a.p99 - b.p99)[1]!,
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

/** The share of a core that a process uses while `run` runs. */
async function coresOf<Result>(server: RunningProcess, run: () => Promise<Result>) {
  const startedAt = performance.now()
  const before = server.cpuSeconds()
  const result = await run()
  return { result, cores: ((server.cpuSeconds() - before) * 1000) / (performance.now() - startedAt) }
}
