import { wait } from '../ports/timers.ts'
import { table } from '@tarapath/api-client/table'
import { Hono } from 'hono'
import type { EndpointName } from '../endpoint/handler.ts'
import type { Endpoints } from '../endpoint/handler.ts'
import { findPicture } from '../files/index.ts'
import { settlePayment } from '../payments/index.ts'
import { answerEndpoint, type AnyHandler, type EndpointRow, type AppContext } from './answer-endpoint.ts'
import { createAttachmentRoutes } from './attachment-routes.ts'
import { toResponse, type EndpointReply } from './reply.ts'
import { createPhoneCallRoutes } from './phone-call-routes.ts'
import { drawingReply } from './drawing-reply.ts'
import { problemOf, problemReply } from './error-mapping.ts'
import { DroppedConnection, type Faults } from './fault-injection.ts'
import { createEventRoutes, createLiveCallbacks, createLiveMediaRoutes } from './live-routes.ts'
import { DomainError, notFound } from '../errors.ts'
import { readBody } from './read-body.ts'
import { routePattern } from './route-pattern.ts'
import { crossOriginMediaHeaders } from './security-headers.ts'

/** What the host knows about a connection beside the Request. */
export interface ConnectionInfo {
  /** Address of the caller, as far as the host trusts it. */
  ip?: string
  /** The website's own server, as while it renders a page: the rate limit for visitors does not apply. */
  isTrusted?: boolean
}

/** One request while it is answered, for the log. */
export interface Exchange extends ConnectionInfo {
  call: EndpointName | 'other'
  failure?: unknown
}

/** Answers one endpoint. Errors are thrown. */
export type DirectHandler = (
  request: Request,
  exchange: Exchange,
  params: Readonly<Record<string, string>>,
) => Promise<EndpointReply>

export interface App {
  /** Each row of the table is a route; everything else is a JSON error. */
  app: Hono<{ Bindings: Exchange }>
  /** Endpoints without path parameters, by `GET /path/`: they need no router. */
  direct: ReadonlyMap<string, DirectHandler>
}

export function createApp(context: AppContext, faults: Faults, endpoints: Endpoints): App {
  const { clock, ports } = context
  const app: App['app'] = new Hono()
  const direct = new Map<string, DirectHandler>()

  app.onError((failure, c) => {
    if (failure instanceof DroppedConnection) throw failure
    c.env.failure = failure
    return toResponse(problemReply(problemOf(failure)))
  })
  app.notFound(() => toResponse(problemReply(problemOf(notFound()))))

  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    await context.db.execute('select 1')
    return c.json({ ok: true })
  })
  // Browsers request it with every page.
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.get('/api/media/drawings/:name', (c) => drawingReply(c.req.param('name')))

  // A callback is only a hint: the status is read from the gateway.
  app.post('/callbacks/payments', async (c) => {
    const orderId = await ports.payments.readCallback(c.req.raw.headers, await readBody(c.req.raw))
    if (orderId === null)
      throw new DomainError('not_authenticated', 'This callback does not prove where it comes from.')
    await settlePayment(context.db, clock.now(), ports, orderId)
    return c.json({ ok: true })
  })
  app.route('/api/media/attachments', createAttachmentRoutes(context))
  app.route('/', createPhoneCallRoutes(context))
  app.route('/', createLiveCallbacks(context))
  app.route('/api', createEventRoutes(context))
  app.route('/api/live', createLiveMediaRoutes(context))
  app.get('/api/media/pictures/:id{[\\w-]+}', async (c) => {
    const picture = await findPicture(context.db, c.req.param('id'))
    if (!picture) throw notFound()
    // The id is a hash of the content.
    const headers = {
      'content-type': picture.type,
      'cache-control': 'public, max-age=31536000, immutable',
      ...crossOriginMediaHeaders,
    }
    return new Response(picture.bytes, { headers })
  })

  const methods = new Map<string, string[]>()
  for (const row of answeringRows()) {
    const pattern = routePattern(row)
    const answerFor = answerEndpoint(context, row, endpoints[row.name] as AnyHandler)
    const answer: DirectHandler = (request, exchange, params) => {
      exchange.call = row.name
      const caller = { request, params, ip: exchange.ip ?? '127.0.0.1', isTrusted: exchange.isTrusted ?? false }
      return withFault(faults, row.name, () => answerFor(caller))
    }
    methods.set(pattern, [...(methods.get(pattern) ?? []), row.method])
    app.on(row.method, pattern, async (c) =>
      toResponse(await answer(c.req.raw, c.env, c.req.param() as Record<string, string>)),
    )
    if (pattern === row.path) direct.set(`${row.method} ${row.path}`, answer)
  }
  for (const [pattern, allowed] of methods)
    app.all(pattern, (c) => {
      const detail = `Method "${c.req.method}" not allowed.`
      throw new DomainError('method_not_allowed', detail, { allow: allowed.join(', ') })
    })
  return { app, direct }
}

/** Two rows may share one method and path; the one with the wider query names the other and answers for both. */
function answeringRows(): EndpointRow[] {
  const rows = Object.values(table) as (Omit<EndpointRow, 'name'> & { name: EndpointName })[]
  const answeredElsewhere = new Set(rows.map((row) => row.sameAs))
  return rows.filter((row): row is EndpointRow => !answeredElsewhere.has(row.name))
}

async function withFault(
  faults: Faults,
  call: EndpointName,
  answer: () => Promise<EndpointReply>,
): Promise<EndpointReply> {
  const fault = faults.consume(call)
  if (!fault) return answer()
  if (fault.kind === 'drop-request') throw new DroppedConnection(call)
  if (fault.kind === 'fail') return injectedFailure(fault.status ?? 503)
  if (fault.kind === 'delay') await wait(fault.ms ?? 1000)
  const reply = await answer()
  if (fault.kind === 'drop-reply') throw new DroppedConnection(call)
  return reply
}

const injectedFailure = (status: number): EndpointReply =>
  problemReply({ status, headers: {}, body: { detail: 'This failure was set on the console.', code: 'planned_fault' } })
