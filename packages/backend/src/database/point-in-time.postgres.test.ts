import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentOf, openTestBackend, startTestPostgres } from '@tarapath/backend-testing'
import { sql } from 'drizzle-orm'
import connect from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { balancePaise, postings } from '../ledger/index.ts'
import { openPostgres } from '../postgres.ts'
import type { Db } from './db.ts'

// The commands of docs/operating.md and the files of deploy: a database that is lost, and restored to a moment.
const deployed = (file: string) => readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'tarapath-pgbackrest-'))
// The server's user writes here.
chmodSync(folder, 0o777)
const CONFIG = join(folder, 'pgbackrest.conf')

const hasPgBackRest = spawnSync('pgbackrest', ['version']).status === 0
const postgres = hasPgBackRest
  ? await startTestPostgres({
      durable: true,
      configuration: deployed('postgresql.conf'),
      environment: { PGBACKREST_CONFIG: CONFIG },
    })
  : null
const server = postgres?.process
if (!server) console.warn('SKIPPED: no pgbackrest or no Postgres of our own, so nothing was restored to a moment.')
afterAll(() => {
  postgres?.stop()
  rmSync(folder, { recursive: true })
})

/** What init fills in, and where this machine has its folders. */
function configure(dataDirectory: string): void {
  const filled = deployed('pgbackrest.conf.example')
    .replace('repo1-cipher-pass=\n', 'repo1-cipher-pass=a key of this test\n')
    .replace('/var/lib/pgbackrest', join(folder, 'repository'))
    .replace('/var/lib/postgresql/15/main', dataDirectory)
  const { port } = new URL(postgres?.url ?? '')
  const ofThisMachine = [
    `pg1-port=${port}`,
    `pg1-socket-path=${join(dataDirectory, '..')}`,
    'pg1-user=tarapath',
    'pg1-database=postgres',
    `lock-path=${folder}`,
    `log-path=${folder}`,
    `spool-path=${folder}`,
  ]
  writeFileSync(CONFIG, [filled.trimEnd(), ...ofThisMachine, ''].join('\n'))
}

const pgBackRest = (...given: string[]) => server?.runTool('pgbackrest', '--stanza=tarapath', ...given)

async function textOf(db: Db, expression: string): Promise<string> {
  const [row] = (await db.execute(sql.raw(`select (${expression})::text as value`))) as unknown as { value: string }[]
  return row?.value ?? ''
}

test.skipIf(!server)('a lost database is restored to a moment, and the ledger agrees to the paisa', async () => {
  if (!server || !postgres) return
  configure(server.dataDirectory)
  pgBackRest('stanza-create')
  const database = await openPostgres(postgres.url)
  const backend = await openTestBackend({ database })
  const early = await backend.newCustomer({ paise: 500_00 })
  pgBackRest('--type=full', 'backup')
  // pgBackRest notes the end of a backup in whole seconds, and restores to a later second only.
  const second = () => textOf(database.db, `date_trunc('second', clock_timestamp())`)
  const ended = await second()
  await expect.poll(second).not.toBe(ended)

  const late = await backend.newCustomer({ paise: 70_00 })
  const moment = await textOf(database.db, 'clock_timestamp()')
  const atTheMoment = await contentOf(database.db)
  const mistaken = await backend.newCustomer({ paise: 9_00 })
  // Archives the open segment of the log, as it is each minute.
  pgBackRest('check')
  await backend.close()
  server.kill()
  rmSync(server.dataDirectory, { recursive: true })

  server.runTool('mkdir', '--mode=700', server.dataDirectory)
  pgBackRest('--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
  await server.restart()
  // It can be read, and not written to, until the log has been replayed.
  const admin = connect(postgres.url, { max: 1 })
  await expect.poll(async () => (await admin`select pg_is_in_recovery() as value`)[0]).toEqual({ value: false })
  await admin.end()
  const restored = await openPostgres(postgres.url)
  expect(await contentOf(restored.db)).toEqual(atTheMoment)
  expect(await Promise.all([early, late, mistaken].map(({ id }) => balancePaise(restored.db, id)))).toEqual([
    500_00, 70_00, 0,
  ])
  const ledger = `select coalesce(sum(amount_paise), 0) from postings`
  expect(await textOf(restored.db, ledger)).toBe('0')

  const again = await openTestBackend({ database: restored })
  expect((await again.ask('GET', '/api/v1/user/profile/get_details/', { as: late })).status).toBe(200)
  expect((await again.ask('GET', '/api/v1/user/profile/get_details/', { as: mistaken })).status).toBe(401)
  await expect(restored.db.update(postings).set({ amountPaise: 1 })).rejects.toThrow('Failed query')
  // The restored database is written to and archived like the one before.
  expect(await again.newCustomer({ paise: 2_00 })).toMatchObject({ id: expect.any(Number) })
  pgBackRest('check')
  await again.close()
})
