import { fork, type ChildProcess } from 'node:child_process'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tarapath/backend-testing'
import { table } from '../table.ts'
import { FAILED_FOR_SECONDS, RULES, type Balancer } from './balancers.ts'

const CUSTOMERS = 2000
const PROCESSES = 8
const AT_ONCE = 32

/** What happens between two polls of every customer. */
const STEPS = [
  'nothing changes',
  'one of eight was killed',
  'it was started again',
  'a ninth was added',
  'the first was taken away',
] as const

/** The share of polls that reach the process with the customer's cache entry, by the rule of a load balancer. */
export async function measureRouting(): Promise<string[]> {
  const rows: string[][] = []
  for (const [name, start] of Object.entries(RULES)) {
    const processes = new Map<number, ChildProcess>()
    for (let count = 0; count < PROCESSES; count += 1) await startProcess(processes)
    const first = [...processes.keys()][0]!
    const balancer = await start(await freePort(), [...processes.keys()])
    try {
      await pollAll(balancer)
      const shares = []
      for (const step of STEPS) {
        await change(step, { processes, first, balancer })
        shares.push(await pollAll(balancer))
      }
      rows.push([
        name,
        ...shares.map(({ found, failed }) => `${(found * 100).toFixed(0)} %${failed > 0 ? `, ${failed} failed` : ''}`),
      ])
      console.log(rows.at(-1)?.join(' · '))
    } finally {
      await balancer.stop()
      for (const child of processes.values()) child.kill()
    }
  }
  return [
    `${CUSTOMERS.toLocaleString('en')} customers, each with a token of its own, poll once after each step through a load balancer in front of ${PROCESSES} processes that remember whom they have answered. A killed process is found out by the load balancer; the other changes are those of its configuration. The best that is possible is 100 % while nothing changes, and then 88 %, 88 %, 89 % and 89 %.`,
    '',
    ...table(['rule', ...STEPS], rows),
  ]
}

interface Scene {
  processes: Map<number, ChildProcess>
  first: number
  balancer: Balancer
}

async function change(step: (typeof STEPS)[number], { processes, first, balancer }: Scene): Promise<void> {
  if (step === 'one of eight was killed') await endProcess(processes, first)
  else if (step === 'it was started again') {
    await startProcess(processes, first)
    // A load balancer asks a process that failed again after a while.
    await new Promise((resolve) => setTimeout(resolve, FAILED_FOR_SECONDS * 1000 + 500))
  } else if (step === 'a ninth was added') {
    await startProcess(processes)
    await balancer.route([...processes.keys()])
  } else if (step === 'the first was taken away') {
    const [gone = 0, ...others] = [...processes.keys()]
    await balancer.route(others)
    await endProcess(processes, gone)
  }
}

async function startProcess(processes: Scene['processes'], port?: number): Promise<void> {
  const at = port ?? (await freePort())
  const child = fork(fileURLToPath(new URL('routed-process.ts', import.meta.url)), [String(at)])
  await new Promise((resolve) => child.once('message', resolve))
  processes.set(at, child)
}

async function endProcess(processes: Scene['processes'], port: number): Promise<void> {
  const child = processes.get(port)
  processes.delete(port)
  const gone = new Promise((resolve) => child?.once('exit', resolve))
  child?.kill('SIGKILL')
  await gone
}

/** Every customer polls once. Returns the share that was found in the cache of the process that answered. */
async function pollAll({ port }: Balancer): Promise<{ found: number; failed: number }> {
  const inAnyOrder = Array.from({ length: CUSTOMERS }, (_, at) => ({ at, by: Math.random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ at }) => at)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const statuses = await Promise.all(
    inAnyOrder.map(
      (at) =>
        new Promise<number>((resolve) => {
          const headers = { authorization: `Bearer token-of-a-customer-${at}` }
          get({ host: '127.0.0.1', port, agent, headers }, (reply) => {
            reply.resume().once('end', () => resolve(reply.statusCode ?? 0))
          }).once('error', () => resolve(0))
        }),
    ),
  )
  agent.destroy()
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length
  return { found: count(200) / CUSTOMERS, failed: CUSTOMERS - count(200) - count(203) }
}
