import { table } from '@tarapath/api-client/table'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { CallName } from '../calls/call.ts'
import { calls } from '../calls/index.ts'
import { describeFailure } from '../ports/log.ts'
import { findPicture } from '../rules/picture.ts'
import { settle } from '../rules/payments/settle-payment.ts'
import { answerCall, type AnyHandler, type CallRow, type Kernel } from './answer-call.ts'
import { createCallRoutes } from './call-routes.ts'
import { drawingReply } from './drawing-reply.ts'
import { problemOf, problemReply } from './failure-reply.ts'
import { DroppedConnection, type Faults } from './faults.ts'
import { createEventRoutes, createLiveCallbacks, createShowRoutes } from './live-routes.ts'
import { notFound, refuse, unauthorized } from './problem.ts'
import { readBody } from './read-body.ts'
import { routePattern } from './route-pattern.ts'
import { securityHeaders, shownAnywhere } from './security-headers.ts'

/** What a host knows about a connection and a Request does not say. */
export interface ConnectionInfo {
  /** Address of the caller, as far as the host trusts it. */
  ip?: string
  /** A server of ours speaks for itself, as the website does while it renders: it is not limited as a visitor. */
  isTrusted?: boolean
}

export type App = Hono<{ Bindings: ConnectionInfo; Variables: { call: string } }>

/** The API as one Hono app: every row of the table is a route, and everything else is a JSON refusal. */
export function createApp(kernel: Kernel, faults: Faults): App {
  const { clock, settings, ports } = kernel
  const app: App = new Hono()

  app.use(async (c, next) => {
    const requestId = crypto.randomUUID()
    const startedAt = performance.now()
    await next()
    // Not `c.header`: after the answer each of its calls would make the whole response anew.
    const { headers } = c.res
    headers.set('date', clock.now().toUTCString())
    headers.set('x-request-id', requestId)
    // What has not changed is used as it came then, and polls are small.
    if (c.res.status === 304) headers.delete('content-type')
    else for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value)
    const failed = c.res.status === 500
    ports.log.write({
      level: failed ? 'error' : 'info',
      event: 'call',
      call: c.var.call ?? 'other',
      method: c.req.method,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      requestId,
      ...(failed && describeFailure(c.error)),
    })
  })
  const otherOrigins = cors({
    origin: (origin) => (settings.allowedOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PATCH'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'Accept-Language',
      'If-None-Match',
      'Last-Event-ID',
    ],
    exposeHeaders: ['Date', 'X-Request-Id', 'Retry-After', 'ETag'],
    maxAge: 7200,
  })
  app.use('/api/*', async (c, next) => {
    if (c.req.header('origin') !== undefined) return otherOrigins(c, next)
    await next()
    c.res.headers.append('vary', 'Origin')
  })
  app.onError((failure) => {
    if (failure instanceof DroppedConnection) throw failure
    return problemReply(problemOf(failure))
  })
  app.notFound(() => problemReply(notFound()))

  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    await kernel.db.execute('select 1')
    return c.json({ ok: true })
  })
  app.get('/api/media/drawings/:name', (c) => drawingReply(c.req.param('name')))

  // What a callback says is only a reason to ask the gateway itself.
  app.post('/callbacks/payments', async (c) => {
    const orderId = await ports.payments.readCallback(c.req.raw.headers, await readBody(c.req.raw, false))
    if (orderId === null) throw unauthorized('not_authenticated', 'This callback does not prove where it comes from.')
    await settle(kernel.db, clock.now(), ports.payments, orderId)
    return c.json({ ok: true })
  })
  app.route('/', createCallRoutes(kernel))
  app.route('/', createLiveCallbacks(kernel))
  app.route('/api', createEventRoutes(kernel))
  app.route('/api/live', createShowRoutes(kernel))
  app.get('/api/media/pictures/:id{[\\w-]+}', async (c) => {
    const picture = await findPicture(kernel.db, c.req.param('id'))
    if (!picture) throw notFound()
    // Its address is made of what is in it.
    const headers = {
      'content-type': picture.type,
      'cache-control': 'public, max-age=31536000, immutable',
      ...shownAnywhere,
    }
    return new Response(picture.bytes, { headers })
  })

  const methods = new Map<string, string[]>()
  for (const row of answeringRows()) {
    const pattern = routePattern(row)
    const answer = answerCall(kernel, row, calls[row.name] as AnyHandler)
    methods.set(pattern, [...(methods.get(pattern) ?? []), row.method])
    app.on(row.method, pattern, async (c) => {
      c.set('call', row.name)
      const caller = {
        request: c.req.raw,
        params: c.req.param() as Record<string, string>,
        ip: c.env?.ip ?? '127.0.0.1',
        isTrusted: c.env?.isTrusted ?? false,
      }
      return withFault(faults, row.name, () => answer(caller))
    })
  }
  for (const [pattern, allowed] of methods)
    app.all(pattern, (c) => {
      const detail = `Method "${c.req.method}" not allowed.`
      throw refuse(405, 'method_not_allowed', detail, {}, { allow: allowed.join(', ') })
    })
  return app
}

/** Two functions may share one method and path; the one with the wider query names the other and answers for both. */
function answeringRows(): CallRow[] {
  const rows = Object.values(table) as (Omit<CallRow, 'name'> & { name: CallName })[]
  const answeredElsewhere = new Set(rows.map((row) => row.sameAs))
  return rows.filter((row): row is CallRow => !answeredElsewhere.has(row.name))
}

async function withFault(faults: Faults, call: CallName, answer: () => Promise<Response>): Promise<Response> {
  const fault = faults.strike(call)
  if (!fault) return answer()
  if (fault.kind === 'drop-request') throw new DroppedConnection(call)
  if (fault.kind === 'fail')
    throw refuse(fault.status ?? 503, 'planned_fault', 'This failure was ordered on the console.')
  if (fault.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 1000))
  const response = await answer()
  if (fault.kind === 'drop-reply') throw new DroppedConnection(call)
  return response
}
