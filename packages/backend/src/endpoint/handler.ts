import type { table } from '@tarapath/api-client/table'
import type { z } from 'zod'
import type { Db } from '../database/db.ts'
import type { Customer } from '../identity/index.ts'
import type { Ports } from '../ports/ports.ts'
import type { Settings } from '../ports/settings.ts'

type Table = typeof table
export type CallName = keyof Table
type GroupName = Table[CallName]['group']

/** What every handler is given besides its input. */
export interface Call {
  /** A transaction on rows with an idempotency key. The only database a handler may touch. */
  db: Db
  /** The clock, read once for the whole call. */
  now: Date
  customer: Customer | null
  ip: string
  url: URL
  ports: Ports
  settings: Settings
  setHeader(name: string, value: string): void
  /** Done once the call's own changes are kept: for what others are told about them. A repetition does it no second time. */
  afterwards(task: () => Promise<void>): void
  /** Ends the call with 304 when the client already has this version of the reply. */
  stopIfUnchanged(version: string): void
}

export interface SignedInCall extends Call {
  customer: Customer
}

export interface Input<Name extends CallName> {
  path: z.output<Table[Name]['pathParams']>
  query: z.output<Table[Name]['query']>
  body: Table[Name]['body'] extends z.ZodType ? z.output<Table[Name]['body']> : undefined
}

export type Reply<Name extends CallName> = z.output<Table[Name]['response']>

export type Handler<Name extends CallName> = (
  input: Input<Name>,
  call: Table[Name]['auth'] extends 'required' ? SignedInCall : Call,
) => Promise<Reply<Name>>

/** Every call that has a handler. `filterAstrologers` stands at the route of the other one and answers both. */
export type AnsweringName = Exclude<CallName, 'listAvailableAstrologers'>

/** The handlers of one group of the table: all of them. */
export type Handlers<Group extends GroupName> = {
  [Name in AnsweringName as Table[Name]['group'] extends Group ? Name : never]: Handler<Name>
}
