import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of the newest Postgres of Debian. */
export const postgresBinaries = (): string =>
  join(DEBIAN, readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))[0]!, 'bin')

interface Bench {
  /** The statements of one transaction, in the language of pgbench. */
  script: string
  connections: number
  seconds: number
  /** Settings of the sessions, such as `{ search_path: 'other' }`. */
  session?: Record<string, string>
  /** Values for `:name` in the script, which pgbench replaces in quotes, too. */
  variables?: Record<string, string>
}

/** Runs Postgres' own pgbench with prepared statements. Returns transactions a second. */
export async function pgbench(url: string, bench: Bench): Promise<number> {
  const { script, connections, seconds, session = {}, variables = {} } = bench
  const folder = mkdtempSync(join(tmpdir(), 'tarapath-pgbench-'))
  const file = join(folder, 'script.sql')
  writeFileSync(file, script)
  const options = ['-n', '-M', 'prepared', '-f', file, '-T', `${seconds}`, '-c', `${connections}`, '-j', '1']
  const defined = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const settings = Object.entries(session).map(([name, value]) => `-c ${name}=${value}`)
  try {
    const { stdout, stderr } = await promisify(execFile)(
      join(postgresBinaries(), 'pgbench'),
      [...options, ...defined, url],
      { env: { ...process.env, PGOPTIONS: settings.join(' ') } },
    )
    // Its time includes that of connecting, which on a busy machine may be all of it.
    if (/actually processed: 0$/m.test(stdout)) return await pgbench(url, { ...bench, seconds: seconds * 2 })
    const answer = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (answer === undefined) throw new Error(`${stdout}${stderr}`)
    return Number(answer)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
