import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '@tarapath/backend-testing'
import { postgresBinaries } from '../backend/pgbench.ts'
import type { OwnPostgres } from './start-postgres.ts'

export interface Standby {
  url: string
  stop: () => void
}

/** Copies a running Postgres and follows it: a streaming replica that can be read. */
export async function startStandby({ url, process: primary }: OwnPostgres): Promise<Standby> {
  const folder = dirname(primary.dataDirectory)
  const data = join(folder, 'standby')
  const tool = (name: string) => join(postgresBinaries(), name)
  const port = await freePort()
  primary.runTool(tool('pg_basebackup'), '-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', url)
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`
  primary.runTool(tool('pg_ctl'), '-D', data, '-w', '-l', join(folder, 'standby.log'), '-o', options, 'start')
  const address = new URL(url)
  address.port = String(port)
  return {
    url: address.href,
    stop: () => primary.runTool(tool('pg_ctl'), '-D', data, '-m', 'immediate', 'stop'),
  }
}

/** Pins a Postgres, with the connections that it takes from now on, to one core of this machine. */
export function pinToCore(dataDirectory: string, core: number): void {
  const [postmaster = ''] = readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' }).trim().split(/\s+/)
  for (const pid of [postmaster, ...children]) execFileSync('taskset', ['-pc', String(core), pid], { stdio: 'ignore' })
}
