import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemOf } from '../http/error-mapping.ts'
import { openPostgres } from '../postgres.ts'
import type { Database, Db } from './db.ts'
import { rateLimitHits } from '../rate-limit/tables.ts'
import { startTestPostgres } from '@tarapath/backend-testing'

const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so no connection was lost.')
afterAll(() => postgres?.stop())

describe.skipIf(!postgres)('a transaction whose connection is lost', () => {
  let database: Database
  beforeAll(async () => {
    // One connection, so the next query uses the one that replaces the lost one.
    database = await openPostgres(postgres?.url ?? '', { connections: 1 })
  })
  afterAll(() => database.close())

  const hit = (kind: string) => ({ kind, caller: 'a', hitAt: new Date('2026-11-20T06:30:00Z') })
  /** Ends the connection from outside, and waits until another has taken its place. */
  async function cut(tx: Db): Promise<void> {
    const other = await openPostgres(postgres?.url ?? '', { connections: 1 })
    const [row] = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as { pid: number }[]
    await other.db.execute(sql`select pg_terminate_backend(${row?.pid ?? 0})`)
    await other.close()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await database.db.execute(sql`select 1`)
  }

  test('fails as a whole: nothing of it is stored, nor of its later statements', async () => {
    let wentOn = false
    const failure = await database.db
      .transaction(async (tx) => {
        await tx.insert(rateLimitHits).values(hit('before'))
        await cut(tx)
        wentOn = true
        await tx.insert(rateLimitHits).values(hit('after'))
      })
      .catch((reason: unknown) => reason)
    await expect.poll(() => wentOn).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await database.db.select().from(rateLimitHits)).toEqual([])
    expect(problemOf(failure)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  })

  test('does not prevent the next transaction', async () => {
    for (let round = 0; round < 5; round++) {
      await database.db.transaction((tx) => cut(tx)).catch(() => {})
      await database.db.transaction((tx) => tx.insert(rateLimitHits).values(hit(`round ${round}`)))
    }
    expect(await database.db.$count(rateLimitHits)).toBe(5)
  })
})
