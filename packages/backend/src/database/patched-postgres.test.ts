import { setTimeout as sleep } from 'node:timers/promises'
import postgres, { type ISql, type Options, type Sql } from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestPostgres } from '@tarapath/backend-testing'

/** Each test is the reproduction of an upstream issue and fails without its section of the driver's patch (decision 012). */
const server = await startTestPostgres()
if (!server) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so the driver was not tested.')

const opened: Sql[] = []
function connect(options: Options<Record<string, never>> = {}): Sql {
  const sql = postgres(server?.url ?? '', { max: 1, onnotice: () => {}, ...options })
  opened.push(sql)
  return sql
}
afterAll(async () => {
  await Promise.all(opened.map((sql) => sql.end({ timeout: 1 })))
  server?.stop()
})

async function pidOf(sql: ISql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return row?.pid ?? 0
}
const terminate = (pid: number) => connect()`select pg_terminate_backend(${pid})`
const select = (sql: ISql) => sql`select 1 as one`
const codeOf = (query: Promise<unknown>) =>
  query.then(
    () => 'no error',
    (error: { code: string }) => error.code,
  )

describe.skipIf(!server)('the patched driver', () => {
  test('rejects a write to a closed socket', async () => {
    const reserved = await connect({ max: 2 }).reserve()
    await terminate(await pidOf(reserved))
    await codeOf(select(reserved))
    expect(await codeOf(select(reserved))).toBe('CONNECTION_CLOSED')
  })

  test('rejects the later queries of a transaction whose connection closed', async () => {
    const sql = connect()
    let later: string | undefined
    const transaction = sql.begin(async (tx) => {
      await terminate(await pidOf(tx))
      await sleep(100)
      await codeOf(select(sql))
      later = await codeOf(select(tx))
    })
    expect(await codeOf(transaction)).toBe('CONNECTION_CLOSED')
    await expect.poll(() => later).toBe('CONNECTION_CLOSED')
  })

  test('ends a connection that closed with an error', async () => {
    const sql = connect()
    const pid = await pidOf(sql)
    const sleeping = codeOf(sql`select pg_sleep(10)`)
    await sleep(100)
    await terminate(pid)
    expect(await sleeping).not.toBe('no error')
    await sql.end()
  })

  test('handles a failed lookup of array types', async () => {
    const sql = connect({ connection: { statement_timeout: 1 } })
    await codeOf(select(sql))
    await sleep(100)
  })
})
