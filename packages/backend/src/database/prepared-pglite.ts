import {
  PGlite,
  protocol,
  type messages,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'

const { serialize } = protocol

/** More than the statements of our code. Lists of different lengths are different statements, so they are counted. */
const MAX_STATEMENTS = 500

interface Statement {
  name: string
  /** The types of the parameters and of the columns, as `oid` of `pg_type`. */
  parameters: number[]
  columns: { name: string; type: number }[]
}

/**
 * PGlite that prepares each statement once, as our driver for Postgres does, instead of parsing it on every query. A
 * query then costs a seventh.
 */
export class PreparedPglite extends PGlite {
  /** By their text, the one that has not been used for longest first. */
  readonly #statements = new Map<string, Statement>()
  #count = 0

  /** Of the options it knows those that Drizzle passes: `rowMode` and `parsers`. */
  override async query<T>(text: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    const results = await this._runExclusiveTransaction(() => this.#run<T>(text, values, options))
    await this.syncToFs()
    return results
  }

  override async transaction<T>(callback: (transaction: Transaction) => Promise<T>): Promise<T> {
    const query = <R>(text: string, values: unknown[] = [], options: QueryOptions = {}) =>
      this.#run<R>(text, values, options)
    return super.transaction((transaction) => callback(Object.assign(transaction, { query })))
  }

  #run<T>(text: string, values: unknown[], options: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const statement = this.#statements.get(text) ?? (await this.#prepare(text))
      this.#statements.delete(text)
      this.#statements.set(text, statement)
      const replies = await this.#send(
        serialize.bind({ statement: statement.name, values: this.#serialized(statement, values) }),
        serialize.execute(),
      )
      return this.#results<T>(statement, replies, options)
    })
  }

  async #prepare(text: string): Promise<Statement> {
    const [oldest] = this.#statements
    if (oldest && this.#statements.size >= MAX_STATEMENTS) {
      this.#statements.delete(oldest[0])
      await this.#send(serialize.close({ type: 'S', name: oldest[1].name }))
    }
    const name = `statement_${this.#count++}`
    const replies = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const statement: Statement = { name, parameters: [], columns: [] }
    for (const reply of replies) {
      if (isParameters(reply)) statement.parameters = reply.dataTypeIDs
      if (isColumns(reply))
        statement.columns = reply.fields.map((field) => ({ name: field.name, type: field.dataTypeID }))
    }
    return statement
  }

  #serialized({ parameters }: Statement, values: unknown[]): (string | null)[] {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null
      const serializer = this.serializers[parameters[index] as number]
      return serializer ? serializer(value) : String(value as string | number | bigint)
    })
  }

  #results<T>({ columns }: Statement, replies: Reply[], { rowMode, parsers }: QueryOptions): Results<T> {
    const parserOf = columns.map(({ type }) => parsers?.[type] ?? this.parsers[type])
    const results: Results<T> = {
      rows: [],
      affectedRows: 0,
      fields: columns.map(({ name, type }) => ({ name, dataTypeID: type })),
    }
    for (const reply of replies) {
      if (isRow(reply)) {
        const cells = reply.fields.map((cell, index) => {
          const parser = parserOf[index]
          return cell === null || !parser ? cell : parser(cell, columns[index]?.type)
        })
        const row =
          rowMode === 'array' ? cells : Object.fromEntries(cells.map((cell, index) => [columns[index]?.name, cell]))
        results.rows.push(row as T)
      }
      if (isComplete(reply)) results.affectedRows = affectedRows(reply.text)
    }
    return results
  }

  /** One request of the protocol, so that the engine is entered once. */
  #send(...parts: Uint8Array[]): Promise<Reply[]> {
    const message = concatenated([...parts, serialize.sync()])
    return this.execProtocolStream(message, { syncToFs: false })
  }
}

/** From the tag of a command: 'UPDATE 3', 'INSERT 0 1', 'SELECT 7', 'BEGIN'. */
function affectedRows(tag: string): number {
  const words = tag.split(' ')
  return ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(words[0] as string) ? Number(words.at(-1)) : 0
}

function concatenated(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

type Reply = messages.BackendMessage
const isParameters = (reply: Reply): reply is messages.ParameterDescriptionMessage =>
  reply.name === 'parameterDescription'
const isColumns = (reply: Reply): reply is messages.RowDescriptionMessage => reply.name === 'rowDescription'
const isRow = (reply: Reply): reply is messages.DataRowMessage => reply.name === 'dataRow'
const isComplete = (reply: Reply): reply is messages.CommandCompleteMessage => reply.name === 'commandComplete'
