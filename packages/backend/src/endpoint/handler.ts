import type { table } from '@tarapath/api-client/table'
import type { AstrologerTable } from '@tarapath/astrologer-api/table'
import type { OwnTable } from '@tarapath/own-api/table'
import type { z } from 'zod'
import type { Db } from '../database/db.ts'
import type { Customer, SignedInCustomer } from '../identity/index.ts'
import type { Ports } from '../ports/ports.ts'
import type { Settings } from '../ports/settings.ts'

/** The endpoints of the contract, our own beside it, and those of the astrologer's app. */
export type Table = typeof table & OwnTable & AstrologerTable
export type EndpointName = keyof Table
export type AstrologerEndpointName = keyof AstrologerTable
/** The endpoints whose tokens are those of customers. */
export type CustomerEndpointName = Exclude<EndpointName, AstrologerEndpointName>
type GroupName = Table[EndpointName]['group']

/** What a handler gets besides its input. */
export interface EndpointContext {
  /** A transaction where the row has an idempotency key. A handler uses no other database. */
  db: Db
  /** The clock, read once for the whole request. */
  now: Date
  customer: Customer | null
  /** The sign-in session of the customer. */
  signInId: number | null
  /** Signed in at the astrologer's app; there is no customer then. */
  astrologer: SignedInAstrologer | null
  ip: string
  /** The browser and system of the request: "Chrome on Android". Empty when unknown. */
  device: string
  url: URL
  ports: Ports
  settings: Settings
  setHeader(name: string, value: string): void
  /** Runs after the changes are committed, for notifications. A repeated request does not run it again. */
  afterwards(task: () => Promise<void>): void
  /** Replies 304 when the client already has this version. */
  stopIfUnchanged(version: string): void
}

export interface SignedInContext extends EndpointContext {
  customer: Customer
  signInId: number
}

export interface SignedInAstrologer {
  id: number
  /** The account of the astrologer, and the sign-in session in their app. */
  account: SignedInCustomer
}

export interface AstrologerContext extends EndpointContext {
  astrologer: SignedInAstrologer
}

type RequiredContext<Name extends EndpointName> = Name extends AstrologerEndpointName
  ? AstrologerContext
  : SignedInContext

export interface Input<Name extends EndpointName> {
  path: z.output<Table[Name]['pathParams']>
  query: z.output<Table[Name]['query']>
  body: Table[Name]['body'] extends z.ZodType ? z.output<Table[Name]['body']> : undefined
}

export type Reply<Name extends EndpointName> = z.output<Table[Name]['response']>

export type Handler<Name extends EndpointName> = (
  input: Input<Name>,
  context: Table[Name]['auth'] extends 'required' ? RequiredContext<Name> : EndpointContext,
) => Promise<Reply<Name>>

/** Every endpoint that has a handler. `filterAstrologers` shares its route with `listAvailableAstrologers` and answers both. */
export type AnsweringName = Exclude<EndpointName, 'listAvailableAstrologers'>

/** All handlers of one group of the table. */
export type Handlers<Group extends GroupName> = {
  [Name in AnsweringName as Table[Name]['group'] extends Group ? Name : never]: Handler<Name>
}

/** The handler of every endpoint. */
export type Endpoints = { readonly [Name in AnsweringName]: Handler<Name> }
