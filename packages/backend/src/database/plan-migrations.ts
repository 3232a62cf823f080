import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

// The ESM build of drizzle-kit calls require().
const kit = createRequire(import.meta.url)('drizzle-kit/api') as {
  generateDrizzleJson: typeof generateDrizzleJson
  generateMigration: typeof generateMigration
}

export type Tables = ReturnType<typeof generateDrizzleJson>

export interface Migration {
  name: string
  sql: string
  /** The schema after the migration. */
  tables: Tables
  /** The hash of its SQL once a kept database may have run it; null for a draft. A frozen migration never changes. */
  frozen: string | null
}

/** The tables of a schema, equal for equal schemas. */
export function tablesOf(schema: object): Tables {
  return { ...kit.generateDrizzleJson({ ...schema }, undefined, undefined, 'snake_case'), id: '', prevId: '' }
}

/** The SQL that turns one schema into the other. */
export async function statementsBetween(before: Tables, after: Tables): Promise<string> {
  return (await kit.generateMigration(before, after)).join('\n')
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The migrations that lead to these tables: the frozen ones, and a draft that is generated again whenever the tables change. */
export async function planMigrations(known: readonly Migration[], tables: Tables): Promise<Migration[]> {
  for (const [at, { name, sql, frozen }] of known.entries()) {
    if (Number.parseInt(name) !== at + 1)
      throw new Error(`Migrations are numbered one by one: ${name} is number ${at + 1}.`)
    if (frozen === null && at + 1 < known.length)
      throw new Error(`Only the last migration may be a draft, and ${name} is one.`)
    if (frozen !== null && frozen !== hashOf(sql))
      throw new Error(
        `${name}.sql is frozen: databases have run it as it was. Put it back, and change the schema instead.`,
      )
  }
  const last = known.at(-1)
  if (JSON.stringify(last?.tables) === JSON.stringify(tables)) return [...known]
  const frozen = known.filter((migration) => migration.frozen !== null)
  const sql = await statementsBetween(frozen.at(-1)?.tables ?? tablesOf({}), tables)
  if (sql === '') return frozen
  const number = String(frozen.length + 1).padStart(4, '0')
  const name = known[frozen.length]?.name ?? `${number}_${frozen.length === 0 ? 'initial' : 'next'}`
  return [...frozen, { name, sql, tables, frozen: null }]
}
