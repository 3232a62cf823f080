const NAME = '"([^"]+)"'
const CREATES_TABLE = new RegExp(`^create table ${NAME}`, 'i')
const ADDS_COLUMN = new RegExp(`^alter table ${NAME} add column (.+)$`, 'is')
const ADDS_INDEX = new RegExp(`^create (unique )?index .+? on ${NAME}`, 'is')
const ADDS_CONSTRAINT = new RegExp(`^alter table ${NAME} add constraint`, 'i')

/**
 * Whether the version before can go on, and start again, after this migration: it only adds tables, columns that a row
 * need not name, and indexes; what a new table may hold it decides itself. Anything else breaks statements of that
 * version, or its rows.
 */
export function keepsOlder(sql: string): boolean {
  const statements = sql.split(/;\s*(?:\n|$)/).flatMap((statement) => statement.trim() || [])
  const created = new Set(statements.flatMap((statement) => CREATES_TABLE.exec(statement)?.[1] ?? []))
  return statements.every((statement) => {
    const index = ADDS_INDEX.exec(statement)
    if (index) return !index[1] || created.has(index[2] ?? '')
    const constraint = ADDS_CONSTRAINT.exec(statement)
    if (constraint) return created.has(constraint[1] ?? '')
    const [, , column] = ADDS_COLUMN.exec(statement) ?? []
    if (column) return !/\bnot null\b/i.test(column) || /\bdefault\b|\bgenerated always as\b/i.test(column)
    return CREATES_TABLE.test(statement)
  })
}
