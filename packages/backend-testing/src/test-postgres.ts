import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestPostgres {
  url: string
  stop: () => void
  /** Null for the server of DATABASE_URL, which is not ours to stop. */
  process: PostgresProcess | null
}

interface PostgresProcess {
  /** Where it stores its data, for tools that copy or restore that folder. */
  dataDirectory: string
  /** Runs a tool of Postgres as the user that the server runs as. */
  runTool: (command: string, ...given: string[]) => void
  kill: () => void
  restart: () => Promise<void>
  /** It accepts connections and does not answer. */
  pause: () => void
  resume: () => void
}

interface TestPostgresOptions {
  /** Writes to the disk as in production, so that it can be killed. */
  durable?: boolean
  /** Lines of postgresql.conf. */
  configuration?: string
  /** Environment variables of the server, beside those of this process. */
  environment?: Record<string, string>
}

/** Postgres refuses to run as root; this is the user id of `nobody`. */
const NOBODY = 65_534
const DEBIAN = '/usr/lib/postgresql'

/** The server of DATABASE_URL, or a new one from the binaries of this machine, or null when there is neither. */
export async function startTestPostgres({
  durable = false,
  configuration = '',
  environment = {},
}: TestPostgresOptions = {}): Promise<TestPostgres | null> {
  const url = process.env['DATABASE_URL']
  if (url) return { url, stop: () => {}, process: null }
  const bin = postgresBinaries()
  if (bin === null) return null
  const directory = mkdtempSync(join(tmpdir(), 'tarapath-postgres-'))
  const asNobody = {
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    env: { ...process.env, ...environment },
  }
  if (process.getuid?.() === 0) chownSync(directory, NOBODY, NOBODY)
  const data = join(directory, 'data')
  const inDirectory = { ...asNobody, cwd: directory }
  const run = (command: string, ...given: string[]) =>
    execFileSync(join(bin, command), given, { ...inDirectory, stdio: 'ignore' })
  run('initdb', '-D', data, '-U', 'tarapath', '--auth=trust', '--encoding=UTF8', '--locale=C')
  appendFileSync(join(data, 'postgresql.conf'), configuration)
  const port = await freePort()
  // Temporary data does not have to be written to the disk.
  const withoutSync = durable ? '' : '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'
  const options = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c max_connections=200 ${withoutSync}`
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(directory, 'log'), '-o', options, 'start')
  start()
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  /** The set does not change while the postmaster is stopped. */
  const children = () => childrenOf(postmaster())
  return {
    url: `postgres://tarapath@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(directory, { recursive: true, force: true })
    },
    process: {
      dataDirectory: data,
      runTool: (command, ...given) =>
        void execFileSync(command, given, { ...inDirectory, stdio: ['ignore', 'ignore', 'pipe'] }),
      kill: () => void process.kill(postmaster(), 'SIGKILL'),
      restart: () => untilStarted(start),
      pause() {
        process.kill(postmaster(), 'SIGSTOP')
        for (const child of children()) process.kill(child, 'SIGSTOP')
      },
      resume() {
        for (const child of children()) process.kill(child, 'SIGCONT')
        process.kill(postmaster(), 'SIGCONT')
      },
    },
  }
}

/** The processes of a killed server hold its shared memory for a moment, and a new one cannot start meanwhile. */
async function untilStarted(start: () => void): Promise<void> {
  for (let left = 50; ; left -= 1)
    try {
      return start()
    } catch (failure) {
      if (left === 0) throw failure
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
}

const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []))

function postgresBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((version) => Number(version) >= 15) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest === undefined ? null : join(DEBIAN, newest, 'bin')
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
