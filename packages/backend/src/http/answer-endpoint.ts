import type { Db } from '../database/db.ts'
import type { EndpointName } from '../endpoint/handler.ts'
import { DomainError } from '../errors.ts'
import type { AppContext } from './app-context.ts'
import { formLimitBytes } from './form-limit.ts'
import {
  createHandlerRun,
  NOT_MODIFIED,
  type AnyHandler,
  type Caller,
  type EndpointRow,
  type HandlerRun,
} from './handler-run.ts'
import { createIdempotentRequest, findStoredReply, runIdempotently, type StoredReply } from './idempotency.ts'
import { identifyCaller, type SignedIn } from './identify-caller.ts'
import { inputReader, type RawInput } from './read-input.ts'
import type { EndpointReply } from './reply.ts'

/** These wait for an outside service and are safe to repeat, so they run without an open transaction. */
const OUTSIDE_TRANSACTION: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'initiatePhonePePayment',
  'initiateCoursePayment',
])

/** Groups whose public replies are the same for every visitor. */
const SAME_FOR_VISITORS: ReadonlySet<EndpointRow['group']> = new Set([
  'astrologers',
  'content',
  'horoscope',
  'live',
  'mantras',
  'registration',
  'courses',
  'store',
])

/** Creates the function that answers one endpoint: authentication, rate limit, input, idempotency and reply. */
export function answerEndpoint(context: AppContext, row: EndpointRow, handler: AnyHandler) {
  const { db, clock, customerCache, publicReplies } = context
  const readInput = inputReader(row, formLimitBytes(row.name))
  const isPublic = row.method === 'GET' && row.auth !== 'required' && SAME_FOR_VISITORS.has(row.group)

  return async (caller: Caller): Promise<EndpointReply> => {
    const { request, params } = caller
    const now = clock.now()
    const signedIn = await identifyCaller(context, row, caller, now)
    const { customer, astrologer } = signedIn
    if (row.role === 'consultant' && row.auth === 'required' && !astrologer && !customer?.isConsultant)
      throw new DomainError('permission_denied', 'Only astrologers may do this.')
    const run = createHandlerRun({ context, row, handler, caller, signedIn, now })
    const { headers } = run
    if (customer || row.auth === 'required' || row.method !== 'GET') headers['cache-control'] = 'no-store'

    if (isPublic && !customer && publicReplies) {
      const createReply = async () => (await run.handle(db, await readInput(request, run.url, params))).body
      // The website caches replies itself. The two seconds would add up, so it asks for a new one.
      const isRenewal = caller.isTrusted && request.headers.get('cache-control') === 'no-cache'
      const { bytes: body, tag } = await publicReplies({ address: run.address(), now, isRenewal }, createReply)
      // Browsers revalidate each time; a shared cache may store the reply for a second, as this process does.
      headers['cache-control'] = 'public, max-age=0, s-maxage=1'
      headers['vary'] = 'Authorization'
      headers['etag'] = tag
      if (request.headers.get('if-none-match') === tag) return { status: 304, headers, body: null }
      headers['content-type'] = 'application/json'
      return { status: row.status, headers, body }
    }

    const input = await readInput(request, run.url, params)
    try {
      const { status, body } = row.idempotencyKey
        ? await handleOnce({ db, now, row, caller, signedIn, input, run })
        : await run.handle(db, input)
      if (customer && row.method !== 'GET') customerCache.invalidate(customer.id)
      await run.runAfterwards()
      headers['content-type'] = 'application/json'
      return { status, headers, body }
    } catch (reason) {
      if (reason === NOT_MODIFIED) return { status: 304, headers, body: null }
      throw reason
    }
  }
}

interface OnceOptions {
  db: Db
  now: Date
  row: EndpointRow
  caller: Caller
  signedIn: SignedIn
  input: RawInput
  run: HandlerRun
}

/** Runs the handler once for the idempotency key of the request. */
async function handleOnce({ db, now, row, caller, signedIn, input, run }: OnceOptions): Promise<StoredReply> {
  const key = caller.request.headers.get('idempotency-key')
  const isOutside = OUTSIDE_TRANSACTION.has(row.name)
  if (key === null) return isOutside ? run.handle(db, input) : db.transaction((tx) => run.handle(tx, input))
  const { customer } = signedIn
  const scope = customer ? `customer:${customer.id}` : `visitor:${caller.ip}`
  const request = await createIdempotentRequest(scope, key, row.name, input)
  if (!isOutside) return db.transaction((tx) => runIdempotently(tx, now, request, () => run.handle(tx, input)))
  const earlier = await findStoredReply(db, request)
  if (earlier) return earlier
  const reply = await run.handle(db, input)
  return db.transaction((tx) => runIdempotently(tx, now, request, async () => reply))
}
