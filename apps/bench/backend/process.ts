import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tarapath/backend-testing'

export interface RunningProcess {
  port: number
  /** CPU seconds used so far. */
  cpuSeconds: () => number
  residentMb: () => number
  /** Open files and sockets. */
  descriptors: () => number
  stop: () => Promise<void>
}

const TICKS_A_SECOND = 100

/** The server of apps/server with production settings, but without rate limits. */
export const startOurs = (databaseUrl: string): Promise<RunningProcess> =>
  start('../../server/src/main.ts', { DATABASE_URL: databaseUrl, RATE_LIMIT: 'off', SEED: 'off' })

export const startPeer = (name: 'bare' | 'fastify', databaseUrl: string): Promise<RunningProcess> =>
  start(`peers/${name}.mjs`, { DATABASE_URL: databaseUrl })

async function start(file: string, settings: Record<string, string>): Promise<RunningProcess> {
  const port = await freePort()
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    SECRET: 'a secret that only measurements have',
    ...settings,
  }
  const parameters = [...(process.env['CPU_PROF'] ? ['--cpu-prof'] : []), fileURLToPath(new URL(file, import.meta.url))]
  const child = spawn(process.execPath, parameters, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => said.includes('ready in') && resolve())
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)))
  })
  return {
    port,
    cpuSeconds() {
      const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
      return (Number(user) + Number(system)) / TICKS_A_SECOND
    },
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    descriptors: () => readdirSync(`/proc/${child.pid}/fd`).length,
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
