// `node --expose-gc engine.ts` compares the engine with state libraries in one run and writes results/engine.md.
import { loadavg } from 'node:os'
import { writeFile } from 'node:fs/promises'
import { createVirtualWorld, inProgress } from '@tarapath/session-engine/testing'
import { bundle, gzippedBytes } from './client/bundle.ts'
import { preparePeers, versionOf } from './client/prepare-peers.ts'
import { median } from './client/speed.ts'
import { createCoreMachine } from './engine/core-machine.ts'
import { CHAT, LIFE, type LifeEvent, type Machine } from './engine/life.ts'
import { openSimulatedPage } from './engine/simulated-page.ts'
import { commit } from './commit.ts'
import { table } from './table.ts'

const HOUR_SECONDS = 3600
const GOALS = { gzippedKb: 9, secondMicroseconds: 30, heapKib: 256 }

preparePeers()

/** Measures whole consultations, or only the events of a running one. */
async function transitions(opening: LifeEvent[], events: LifeEvent[]): Promise<string[][]> {
  const peer = async (file: string): Promise<Machine> => {
    const { create } = (await import(new URL(`peers/machines/${file}`, import.meta.url).href)) as { create(): Machine }
    return create()
  }
  const contestants: [name: string, machine: Machine][] = [
    ['session-engine, the whole core', createCoreMachine()],
    ['xstate', await peer('xstate.ts')],
    ['robot3', await peer('robot3.ts')],
    ['@xstate/store', await peer('xstate-store.ts')],
    ['jotai', await peer('jotai.ts')],
  ]
  const LIVES = 400
  const run = (machine: Machine): number => {
    const before = process.cpuUsage()
    for (let life = 0; life < LIVES; life += 1) for (const event of events) machine.send(event)
    const { user, system } = process.cpuUsage(before)
    return (LIVES * events.length) / (user + system)
  }
  const ROUNDS = 21
  const rates = new Map<string, number[]>(contestants.map(([name]) => [name, []]))
  for (const [, machine] of contestants) for (const event of opening) machine.send(event)
  for (const [, machine] of contestants) for (let warm = 0; warm < 5; warm += 1) run(machine)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, machine] of contestants) rates.get(name)!.push(run(machine))
  const [expected] = contestants.map(([, machine]) => machine.seen())
  for (const [name, machine] of contestants)
    if (machine.seen() !== expected) throw new Error(`${name} stands at "${machine.seen()}" instead of "${expected}".`)
  const own = rates.get(contestants[0]![0])!
  return contestants.map(([name]) => {
    const measured = rates.get(name)!
    const ratio = median(measured.map((rate, round) => own[round]! / rate))
    return [name, `${ratio.toFixed(2)} ×`, `${median(measured).toFixed(2)} M`]
  })
}

async function sizes(): Promise<string[][]> {
  const files: [name: string, source: string][] = [
    ['session-engine: core and driver', `export { createSessionEngine } from '@tarapath/session-engine'`],
    ['session-engine: the pure core', `export { initialState, transition, wakeAt } from '@tarapath/session-engine'`],
    ['session-engine: the ports of a browser', `export { browserPorts } from '@tarapath/session-engine/browser'`],
    ['xstate and the reduced machine', `export { create } from '../machines/xstate.ts'`],
    ['robot3 and the reduced machine', `export { create } from '../machines/robot3.ts'`],
    ['@xstate/store and the reduced machine', `export { create } from '../machines/xstate-store.ts'`],
    ['jotai and the reduced machine', `export { create } from '../machines/jotai.ts'`],
  ]
  return Promise.all(files.map(async ([name, source]) => [name, kb(gzippedBytes(await bundle(source)))]))
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)

/** CPU of one simulated second of an active chat: ticks, reads, storage. */
async function measureSecond(): Promise<number> {
  const page = openSimulatedPage()
  await page.run(5000)
  const costs: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const before = process.cpuUsage()
    await withActivity(page, HOUR_SECONDS)
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / HOUR_SECONDS)
  }
  page.engine.dispose()
  return median(costs)
}

/** Lets the customer write every minute; otherwise the idle limit would end the chat. */
async function withActivity(page: ReturnType<typeof openSimulatedPage>, seconds: number): Promise<void> {
  for (let minute = 0; minute < seconds / 60; minute += 1) {
    page.engine.activity('send')
    await page.run(60_000)
  }
}

async function simulateDay(): Promise<{ heapKib: number; maxTimers: number; phase: string }> {
  const page = openSimulatedPage()
  await withActivity(page, HOUR_SECONDS)
  const before = await settledHeap()
  await withActivity(page, 24 * HOUR_SECONDS)
  const after = await settledHeap()
  const { phase } = page.engine.getSnapshot()
  return { heapKib: (after - before) / 1024, maxTimers: page.maxTimers(), phase }
}

async function settledHeap(): Promise<number> {
  for (let turn = 0; turn < 5; turn += 1) {
    globalThis.gc!()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return process.memoryUsage().heapUsed
}

async function pollsAMinute(tabs: number): Promise<string[]> {
  const world = createVirtualWorld()
  world.server.status(0, inProgress({ max_call_duration: 3600 }), { latencyMs: 40 })
  for (let tab = 0; tab < tabs; tab += 1) {
    const opened = world.openTab({ path: '/chat', config: { idleInitialMs: HOUR_SECONDS * 1000 } })
    if (tab > 0) opened.hide()
    await world.advance(200)
  }
  await world.advance(10_000)
  const before = world.calls.length
  await world.advance(10 * 60_000)
  return [String(tabs), ((world.calls.length - before) / 10).toFixed(1)]
}

/** The longest delay of an idle end when timers fire only at multiples of `alignMs`. */
async function measureLateness(alignMs: number | null): Promise<string[]> {
  const late: number[] = []
  for (let idleMs = 120_000; idleMs < 180_000; idleMs += 1234) {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 3600 }), { latencyMs: 40 })
    const tab = world.openTab({ path: '/chat', config: { idleInitialMs: idleMs } })
    await world.advance(1000)
    tab.hide()
    const dueAt = tab.engine.getSnapshot().idleEndsAt! - Date.parse('2026-01-01T00:00:00Z')
    world.throttleTimers(alignMs)
    await world.advance(300_000)
    const ends = world.calls.filter(({ path }) => path.includes('/end-consultation/'))
    if (ends.length !== 1) throw new Error(`${ends.length} end calls after ${idleMs} ms of silence.`)
    late.push(ends[0]!.t - dueAt)
  }
  const throttling = alignMs === null ? 'none' : `timers at multiples of ${alignMs / 1000} s`
  return [throttling, `${median(late)} ms`, `${Math.max(...late)} ms`]
}

if (!globalThis.gc) throw new Error('Run it with --expose-gc.')
const lives = await transitions([], LIFE)
const seconds = await transitions(['REQUESTED', 'PICKED_UP'], CHAT)
const bytes = await sizes()
const second = await measureSecond()
const day = await simulateDay()
const polls = await Promise.all([1, 2, 6].map(pollsAMinute))
const late = await Promise.all([null, 1000, 60_000].map(measureLateness))

const peers = ['xstate', 'robot3', '@xstate/store', 'jotai']
const report = [
  '# The engine beside state libraries',
  '',
  `Made by \`pnpm --filter @tarapath/bench peers\` on commit ${commit}, in one run on 2 cores, Node ${process.versions.node.split('.')[0]}, with ${loadavg()[0]?.toFixed(0)} processes waiting for them: quote the ratios. Peers: ${peers.map((name) => `${name} ${versionOf(name)}`).join(', ')}.`,
  '',
  '## Transitions',
  '',
  `One consultation of ${LIFE.length} events: requested, picked up, sixteen seconds and eight messages, ended, closed. The peers model four states, a field of idle seconds and a counter; a request and a pick-up are one event each. Ours is the whole core with everything it promises: each of these two is a request to read and a reply that is read, and a closed consultation is a page that boots again. CPU, the median of 21 ratios taken in turn.`,
  '',
  ...table(
    ['', 'whole consultations', 'transitions a second', 'a running chat: seconds and messages', 'transitions a second'],
    lives.map((row, index) => [...row, ...seconds[index]!.slice(1)]),
  ),
  '',
  'Columns with × say how many times as fast ours is. Goals for ours: 14 × xstate, 3 × robot3.',
  '',
  '## Bytes',
  '',
  `Kilobytes (1,000 bytes) after esbuild and gzip. Goal for core and driver: ${GOALS.gzippedKb}.`,
  '',
  ...table(['', 'kB'], bytes),
  '',
  '## A chat that runs',
  '',
  ...table(
    ['', 'measured', 'goal'],
    [
      [
        'CPU of a simulated second of an active chat, with tick, read and storage',
        `${second.toFixed(1)} µs`,
        `${GOALS.secondMicroseconds} µs`,
      ],
      [
        'heap after 24 simulated hours, beside an hour after the start',
        `${day.heapKib.toFixed(0)} KiB more`,
        `${GOALS.heapKib} KiB`,
      ],
      ['most timers armed at once', String(day.maxTimers), '1'],
      ['phase after those hours', day.phase, 'active'],
    ],
  ),
  '',
  '## Status reads',
  '',
  'A virtual browser of which one tab is in front, replies after 40 ms, ten minutes. What real browsers do is in [tabs.md](./tabs.md).',
  '',
  ...table(['tabs', 'reads a minute, all together'], polls),
  '',
  '## Timers that come late',
  '',
  '49 silences of two to three minutes in a hidden tab of a virtual browser: how late the one end call leaves. Multiples of a minute are more than a real browser does to a page that goes on reading, see [tabs.md](./tabs.md).',
  '',
  ...table(['throttling', 'median', 'latest'], late),
  '',
]
await writeFile(new URL('results/engine.md', import.meta.url), report.join('\n'))
console.log(report.join('\n'))
