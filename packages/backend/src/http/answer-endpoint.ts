import { problemOf } from './error-mapping.ts'
import type { Row, table } from '@tarapath/api-client/table'
import type { AnsweringName, EndpointContext, EndpointName } from '../endpoint/handler.ts'
import type { Db } from '../database/db.ts'
import type { Customer } from '../identity/index.ts'
import type { Clock } from '../ports/clock.ts'
import { describeFailure } from '../ports/log.ts'
import type { MediaRooms } from '../ports/media-rooms.ts'
import type { Ports } from '../ports/ports.ts'
import type { Settings } from '../ports/settings.ts'
import type { CustomerCache } from '../consultations/index.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import { authenticate } from './authenticate.ts'
import { formLimitBytes } from './form-limit.ts'
import { runIdempotently, findStoredReply, createIdempotentRequest, type StoredReply } from './idempotency.ts'
import type { EndpointReply } from './reply.ts'
import type { MicroCache } from './micro-cache.ts'
import { DomainError, throttled } from '../errors.ts'
import { inputReader, type RawInput } from './read-input.ts'

export interface AppContext {
  db: Db
  clock: Clock
  ports: Ports
  settings: Settings
  media: MediaRooms | null
  /** Aborted when the server stops. */
  closing: AbortSignal
  customerCache: CustomerCache
  /** Null: replies to visitors are not cached. */
  publicReplies: MicroCache | null
  /** Seconds until the caller may send the next request, 0 for now; null without a rate limit. */
  retryAfterSeconds: ((caller: string, now: Date) => number) | null
}

/** A handler without the types of its row: the schemas of the table check input and reply. */
export type AnyHandler = (input: RawInput, context: EndpointContext) => Promise<unknown>

export interface EndpointRow extends Row {
  name: AnsweringName
  group: (typeof table)[AnsweringName]['group']
}

export interface Caller {
  request: Request
  params: Readonly<Record<string, string>>
  ip: string
  isTrusted: boolean
}

/** These wait for an outside service and are safe to repeat, so they run without an open transaction. */
const OUTSIDE_TRANSACTION: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'initiatePhonePePayment',
  'initiateCoursePayment',
])

/** Groups whose public replies are the same for every visitor. */
const SAME_FOR_VISITORS: ReadonlySet<EndpointRow['group']> = new Set([
  'astrologers',
  'content',
  'mantras',
  'courses',
  'store',
])

/** Creates the function that answers one endpoint: authentication, rate limit, input, idempotency and reply. */
export function answerEndpoint(context: AppContext, row: EndpointRow, handler: AnyHandler) {
  const { db, clock, ports, settings } = context
  const readInput = inputReader(row, formLimitBytes(row.name))
  const isPublic = row.method === 'GET' && row.auth !== 'required' && SAME_FOR_VISITORS.has(row.group)

  return async (caller: Caller): Promise<EndpointReply> => {
    const { request, params, ip } = caller
    const now = clock.now()
    // The configured origin, not the Host header or a proxy's address: lists repeat it in their page links.
    const addressOf = () => settings.publicOrigin + pathOf(request)
    let parsed: URL | undefined
    const urlOf = () => (parsed ??= new URL(addressOf()))
    const customer = await identifyCaller(caller, now)
    if (row.role === 'consultant' && !customer?.isConsultant)
      throw new DomainError('permission_denied', 'Only astrologers may do this.')

    const headers: Record<string, string> = {}
    if (customer || row.auth === 'required' || row.method !== 'GET') headers['cache-control'] = 'no-store'
    const replied = (status: number, body: NonNullable<EndpointReply['body']>): EndpointReply => {
      headers['content-type'] = 'application/json'
      return { status, headers, body }
    }
    const later: (() => Promise<void>)[] = []
    const run = async (database: Db, input: RawInput): Promise<StoredReply> => {
      const reply = await handler(input, {
        db: database,
        now,
        customer,
        ip,
        get url() {
          return urlOf()
        },
        ports,
        settings,
        setHeader: (name, value) => void (headers[name.toLowerCase()] = value),
        afterwards: (task) => void later.push(task),
        stopIfUnchanged: (version) => {
          const tag = `W/"${version}"`
          headers['etag'] = tag
          if (request.headers.get('if-none-match') === tag) throw NOT_MODIFIED
        },
      })
      return { status: row.status, body: JSON.stringify(settings.checkReplies ? row.response.parse(reply) : reply) }
    }

    if (isPublic && !customer && context.publicReplies) {
      const make = async () => (await run(db, await readInput(request, urlOf, params))).body
      const bytes = await context.publicReplies(addressOf(), now, make)
      // Browsers revalidate each time; a shared cache may keep the reply for a second, as this process does.
      headers['cache-control'] = 'public, max-age=0, s-maxage=1'
      headers['vary'] = 'Authorization'
      return replied(row.status, bytes)
    }

    const input = await readInput(request, urlOf, params)
    try {
      const { status, body } = await (row.idempotencyKey
        ? runOnce(caller, customer, input, now, (database) => run(database, input))
        : run(db, input))
      if (customer && row.method !== 'GET') context.customerCache.invalidate(customer.id)
      for (const task of later) await task().catch((failure: unknown) => logFailure(ports, row.name, failure))
      return replied(status, body)
    } catch (reason) {
      if (reason === NOT_MODIFIED) return { status: 304, headers, body: null }
      throw reason
    }
  }

  /** The rate limit counts customers by id, visitors and invalid tokens by network address. */
  async function identifyCaller({ request, ip, isTrusted }: Caller, now: Date): Promise<Customer | null> {
    const limit = (name: string) => {
      const wait = context.retryAfterSeconds?.(name, now) ?? 0
      if (wait > 0) throw throttled(wait, `That was too fast. Try again in ${wait} s.`)
    }
    try {
      const customer = await authenticate(row.auth, request, (token) => context.customerCache.signedIn(token, now))
      if (customer) limit(`customer:${customer.id}`)
      else if (!isTrusted) limit(networkOf(ip))
      return customer
    } catch (refusal) {
      if (problemOf(refusal).status === 401) limit(networkOf(ip))
      throw refusal
    }
  }

  async function runOnce(
    { request, ip }: Caller,
    customer: Customer | null,
    input: RawInput,
    now: Date,
    run: (db: Db) => Promise<StoredReply>,
  ): Promise<StoredReply> {
    const key = request.headers.get('idempotency-key')
    const outside = OUTSIDE_TRANSACTION.has(row.name)
    if (key === null) return outside ? run(db) : db.transaction((tx) => run(tx))
    const repeat = await createIdempotentRequest(
      customer ? `customer:${customer.id}` : `visitor:${ip}`,
      key,
      row.name,
      input,
    )
    if (!outside) return db.transaction((tx) => runIdempotently(tx, now, repeat, () => run(tx)))
    const earlier = await findStoredReply(db, repeat)
    if (earlier) return earlier
    const answer = await run(db)
    return db.transaction((tx) => runIdempotently(tx, now, repeat, async () => answer))
  }
}

/** Path and query of a URL without parsing all of it. */
function pathOf({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  return start === -1 ? '/' : url.slice(start)
}

function logFailure({ log }: Ports, call: EndpointName, failure: unknown): void {
  log.write({ level: 'error', event: 'afterwards', call, ...describeFailure(failure) })
}

/** The client has this version already. One instance: creating an error for each poll costs more than the poll. */
const NOT_MODIFIED = new Error('unchanged')
