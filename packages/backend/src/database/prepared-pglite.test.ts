import { openAsBlob } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { PGlite } from '@electric-sql/pglite'
import { SEEDED_AT, seededSnapshot } from '@tarapath/backend-testing/seeded-snapshot'
import { PreparedPglite } from './prepared-pglite.ts'

const TABLE = `
  create table facts (id serial primary key, name text unique, sold boolean, price bigint, rate numeric, at timestamptz,
    tags text[], numbers integer[], data jsonb, bytes bytea)`
const INSERT =
  'insert into facts (name, sold, price, rate, at, tags, numbers, data, bytes) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *'
const VALUES = [
  'Ævi "x" ₹',
  true,
  12345678901,
  '1.50',
  new Date('2026-11-20T06:30:00Z'),
  ['a', 'b,"c"'],
  [1, 2],
  { deep: [null, 'x'] },
  new Uint8Array([0, 255]),
]

let prepared: PreparedPglite
let plain: PGlite

beforeAll(async () => {
  const snapshot = { loadDataDir: await openAsBlob(await seededSnapshot(SEEDED_AT)) }
  prepared = new PreparedPglite(snapshot)
  plain = await PGlite.create(snapshot)
  await prepared.waitReady
  for (const database of [prepared, plain]) await database.exec(TABLE)
})

const codeOf = (failure: unknown) => (failure as { code?: string }).code

describe('a prepared statement', () => {
  test('answers what PGlite answers, the first time and later', async () => {
    for (const values of [VALUES, ['b', ...VALUES.slice(1)], ['c', ...Array<null>(8).fill(null)]])
      for (const options of [{}, { rowMode: 'array' as const }]) {
        const queries: [string, unknown[]][] = [
          [INSERT, values],
          ['select id, name, at, tags from facts where name = $1 or sold = $2 order by id', [values[0], true]],
          ['update facts set price = price + $1', [1]],
          ['delete from facts where name = $1 returning id', [values[0]]],
          ['select 1 as one where false', []],
        ]
        for (const [text, parameters] of queries) {
          const { rows, fields, affectedRows } = await plain.query(text, parameters, options)
          expect(await prepared.query(text, parameters, options)).toEqual({ rows, fields, affectedRows })
        }
      }
  })

  test('uses the parsers that a query names', async () => {
    const { rows } = await prepared.query('select now() as at', [], { parsers: { 1184: () => 'parsed' } })
    expect(rows).toEqual([{ at: 'parsed' }])
  })

  test('that fails leaves the connection usable, and its error has the code of Postgres', async () => {
    const insert = (name: unknown) => prepared.query('insert into facts (name) values ($1)', [name])
    await insert('twice')
    expect(codeOf(await insert('twice').catch((failure: unknown) => failure))).toBe('23505')
    expect(codeOf(await prepared.query('select nothing').catch((failure: unknown) => failure))).toBe('42703')
    await insert('once')
    expect(
      (await prepared.query('select name from facts where name in ($1, $2) order by 1', ['once', 'twice'])).rows,
    ).toEqual([{ name: 'once' }, { name: 'twice' }])
  })

  test('works after it made room for others', async () => {
    const ask = async (n: number) => (await prepared.query<{ n: number }>(`select ${n} as n`)).rows[0]?.n
    for (let n = 0; n < 1100; n++) expect(await ask(n)).toBe(n)
    expect(await ask(0)).toBe(0)
    const { rows } = await prepared.query<{ count: number }>(
      'select count(*)::int as count from pg_prepared_statements',
    )
    expect(rows[0]?.count).toBeLessThanOrEqual(500)
  })
})

describe('a transaction', () => {
  const names = async () =>
    (await prepared.query<{ name: string }>(`select name from facts where name like 'tx%' order by 1`)).rows.map(
      ({ name }) => name,
    )

  test('is kept or undone as a whole, and queries outside wait for it', async () => {
    let queried: Promise<string[]> | undefined
    await prepared.transaction(async (transaction) => {
      await transaction.query('insert into facts (name) values ($1)', ['tx1'])
      queried = names()
      await transaction.query('insert into facts (name) values ($1)', ['tx2'])
    })
    expect(await queried).toEqual(['tx1', 'tx2'])
    const undone = prepared.transaction(async (transaction) => {
      await transaction.query('insert into facts (name) values ($1)', ['tx3'])
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await names()).toEqual(['tx1', 'tx2'])
  })

  test('goes on from a savepoint after a failed statement', async () => {
    await prepared.transaction(async (transaction) => {
      await transaction.query('savepoint one')
      const failure = await transaction
        .query('insert into facts (name) values ($1)', ['tx1'])
        .catch((reason: unknown) => reason)
      expect(codeOf(failure)).toBe('23505')
      await transaction.query('rollback to savepoint one')
      await transaction.query('insert into facts (name) values ($1)', ['tx4'])
    })
    expect(await names()).toEqual(['tx1', 'tx2', 'tx4'])
  })
})
