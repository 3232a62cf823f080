import { deepStrictEqual } from 'node:assert/strict'
import { openPostgres } from '@tarapath/backend/postgres'
import { seed } from '@tarapath/sandbox'
import { get, offer, type LoadReport } from './load.ts'
import { median } from './median.ts'
import { newDatabase } from './new-database.ts'
import { startOurs, startPeer, type RunningProcess } from './process.ts'

const PATH = '/api/v1/astro/consultants/?limit=20&offset=0'
const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 32

interface Contestant {
  process: RunningProcess
  request: string
  rounds: (LoadReport & { cpuMs: number })[]
}

export interface ListResult {
  /** The rounds of each contestant; they take turns. */
  rounds: Record<'bare' | 'fastify' | 'ours' | 'shared', Contestant['rounds']>
  /** The median of the ratios of adjacent rounds. */
  ratio: (of: keyof ListResult['rounds'], to: keyof ListResult['rounds'], value: Value) => number
  middle: (of: keyof ListResult['rounds'], value: Value) => number
}
type Value = 'perSecond' | 'p50' | 'p99' | 'cpuMs'

/** Measures the list of twenty cards over sockets: ours uncached, ours with the shared cache, and two peers. */
export async function measureList(serverUrl: string): Promise<ListResult> {
  const url = await newDatabase(serverUrl, 'bench_list')
  const database = await openPostgres(url, { connections: 1, isPatient: true })
  await seed(database.db, new Date())
  await database.close()
  const [bare, fastify, ours] = await Promise.all([startPeer('bare', url), startPeer('fastify', url), startOurs(url)])
  const contestant = (process: RunningProcess, request: string): Contestant => ({ process, request, rounds: [] })
  const contestants = {
    bare: contestant(bare, get(PATH)),
    fastify: contestant(fastify, get(PATH)),
    // A new query string misses the cache.
    ours: contestant(ours, get(`${PATH}&n={n}`)),
    shared: contestant(ours, get(PATH)),
  }
  try {
    await expectSameReplies([bare, fastify, ours])
    for (let round = -1; round < ROUNDS; round += 1)
      for (const { process, request, rounds } of Object.values(contestants)) {
        const before = process.cpuSeconds()
        const report = await offer({
          port: process.port,
          requests: [request],
          connections: CONNECTIONS,
          seconds: SECONDS,
        })
        if (Object.keys(report.statuses).join() !== '200') throw new Error(JSON.stringify(report.statuses))
        const replies = report.statuses['200']!
        // The first round warms up.
        if (round >= 0) rounds.push({ ...report, cpuMs: ((process.cpuSeconds() - before) * 1000) / replies })
      }
  } finally {
    await Promise.all([bare.stop(), fastify.stop(), ours.stop()])
  }
  const { bare: b, fastify: f, ours: o, shared: s } = contestants
  const rounds = { bare: b.rounds, fastify: f.rounds, ours: o.rounds, shared: s.rounds }
  return {
    rounds,
    ratio: (of, to, value) => median(rounds[of].map((round, at) => round[value] / rounds[to][at]![value])),
    middle: (of, value) => median(rounds[of].map((round) => round[value])),
  }
}

async function expectSameReplies(processes: RunningProcess[]): Promise<void> {
  const [first, ...others] = await Promise.all(
    processes.map(async ({ port }) => {
      const response = await fetch(`http://127.0.0.1:${port}${PATH}`)
      return { ...((await response.json()) as object), next: null }
    }),
  )
  for (const other of others) deepStrictEqual(other, first)
}
