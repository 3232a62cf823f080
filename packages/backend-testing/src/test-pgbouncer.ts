import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './test-postgres.ts'

const PGBOUNCER = '/usr/sbin/pgbouncer'
/** PgBouncer refuses to run as root. */
const NOBODY = 65_534

export interface TestPgBouncer {
  url: string
  stop: () => void
}

/** Debian's PgBouncer with the file of `deploy`, in front of this Postgres; null where it is missing. */
export async function startTestPgBouncer(postgresUrl: string): Promise<TestPgBouncer | null> {
  if (!existsSync(PGBOUNCER)) return null
  const folder = mkdtempSync(join(tmpdir(), 'tarapath-pgbouncer-'))
  chmodSync(folder, 0o755)
  const { port: postgresPort, pathname } = new URL(postgresUrl)
  const port = await freePort()
  const deployed = readFileSync(new URL('../../../deploy/pgbouncer.ini', import.meta.url), 'utf8')
  const settings = deployed
    .replace('port=5432 dbname=tarapath', `port=${postgresPort} dbname=${pathname.slice(1)}`)
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    // The Postgres of tests asks for no password.
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
  writeFileSync(join(folder, 'userlist.txt'), '"tarapath" ""\n')
  writeFileSync(join(folder, 'pgbouncer.ini'), settings)
  const child = spawn(PGBOUNCER, ['--quiet', join(folder, 'pgbouncer.ini')], {
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    stdio: 'ignore',
  })
  await untilListening(port)
  return {
    url: `postgres://tarapath@127.0.0.1:${port}/tarapath`,
    stop() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilListening(port: number): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const isListening = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.end())
    })
    if (isListening) return
    if (left === 0) throw new Error('PgBouncer did not start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
