import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentOf, openTestBackend, startTestPostgres } from '@tarapath/backend-testing'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { balancePaise, postings } from '../ledger/index.ts'
import { openPostgres } from '../postgres.ts'

// The commands of docs/operating.md: a backup of a service that works, restored into an empty database.
const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so no backup was restored.')
const folder = mkdtempSync(join(tmpdir(), 'tarapath-backup-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
  postgres?.stop()
})

test.skipIf(!postgres)('a restored backup is the same to the paisa, and customers go on with it', async () => {
  const database = await openPostgres(postgres?.url ?? '')
  const backend = await openTestBackend({ database })
  const customer = await backend.newCustomer({ paise: 500_00 })
  await database.db.execute(sql`drop database if exists restored`)
  await database.db.execute(sql`create database restored`)

  const file = join(folder, 'tarapath.dump')
  execFileSync('pg_dump', ['--format=custom', `--file=${file}`, postgres?.url ?? ''])
  const before = await contentOf(database.db)
  // Lost with the old database.
  await backend.newCustomer({ paise: 1_00 })
  const url = new URL(postgres?.url ?? '')
  url.pathname = 'restored'
  execFileSync('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${url.href}`, file])

  const restored = await openPostgres(url.href)
  const again = await openTestBackend({ database: restored })
  expect(Object.keys(before).length).toBeGreaterThan(20)
  expect(await contentOf(restored.db)).toEqual(before)
  expect(await balancePaise(restored.db, customer.id)).toBe(500_00)
  expect((await again.ask('GET', '/api/v1/user/profile/get_details/', { as: customer })).status).toBe(200)
  // The rules of the ledger come along.
  await expect(restored.db.update(postings).set({ amountPaise: 1 })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') },
  })
  expect(await again.newCustomer({ paise: 2_00 })).toMatchObject({ id: expect.any(Number) })
  await again.close()
  await backend.close()
})
