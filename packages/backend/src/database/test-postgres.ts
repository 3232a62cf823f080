import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestPostgres {
  url: string
  stop: () => void
}

/** Postgres refuses to run as root; this user owns nothing. */
const NOBODY = 65_534
const DEBIAN = '/usr/lib/postgresql'

/** The server DATABASE_URL names, or a new one from the binaries of this machine, or null when there is neither. */
export async function startTestPostgres(): Promise<TestPostgres | null> {
  const url = process.env['DATABASE_URL']
  if (url) return { url, stop: () => {} }
  const bin = postgresBinaries()
  if (bin === null) return null
  const directory = mkdtempSync(join(tmpdir(), 'tarapath-postgres-'))
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (process.getuid?.() === 0) chownSync(directory, NOBODY, NOBODY)
  const data = join(directory, 'data')
  const run = (command: string, ...given: string[]) =>
    execFileSync(join(bin, command), given, { ...asNobody, cwd: directory, stdio: 'ignore' })
  run('initdb', '-D', data, '-U', 'tarapath', '--auth=trust', '--encoding=UTF8', '--locale=C')
  const port = await freePort()
  // Its data is thrown away: nothing has to reach a disk.
  const careless = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'
  const options = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c max_connections=200 ${careless}`
  run('pg_ctl', '-D', data, '-w', '-l', join(directory, 'log'), '-o', options, 'start')
  return {
    url: `postgres://tarapath@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function postgresBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((version) => Number(version) >= 15) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest === undefined ? null : join(DEBIAN, newest, 'bin')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
