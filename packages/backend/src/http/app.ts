import { table } from '@tarapath/api-client/table'
import { Hono } from 'hono'
import type { CallName } from '../calls/call.ts'
import { calls } from '../calls/index.ts'
import { findPicture } from '../rules/picture.ts'
import { settle } from '../rules/payments/settle-payment.ts'
import { answerCall, type AnyHandler, type CallRow, type Kernel } from './answer-call.ts'
import { createAttachmentRoutes } from './attachment-routes.ts'
import { toResponse, type CallReply } from './call-reply.ts'
import { createCallRoutes } from './call-routes.ts'
import { drawingReply } from './drawing-reply.ts'
import { problemOf, problemReply } from './failure-reply.ts'
import { DroppedConnection, type Faults } from './faults.ts'
import { createEventRoutes, createLiveCallbacks, createShowRoutes } from './live-routes.ts'
import { notFound, refuse, unauthorized } from './problem.ts'
import { readBody } from './read-body.ts'
import { routePattern } from './route-pattern.ts'
import { shownAnywhere } from './security-headers.ts'

/** What a host knows about a connection and a Request does not say. */
export interface ConnectionInfo {
  /** Address of the caller, as far as the host trusts it. */
  ip?: string
  /** A server of ours speaks for itself, as the website does while it renders: it is not limited as a visitor. */
  isTrusted?: boolean
}

/** One request while it is being answered, with what becomes known of it on the way. */
export interface Exchange extends ConnectionInfo {
  call: CallName | 'other'
  failure?: unknown
}

/** Answers one call. Problems are thrown. */
export type DirectCall = (
  request: Request,
  exchange: Exchange,
  params: Readonly<Record<string, string>>,
) => Promise<CallReply>

export interface App {
  /** Every row of the table is a route, and everything else is a JSON refusal. */
  app: Hono<{ Bindings: Exchange }>
  /** Calls without holes in their path, by `GET /path/`: they need no router. */
  direct: ReadonlyMap<string, DirectCall>
}

export function createApp(kernel: Kernel, faults: Faults): App {
  const { clock, ports } = kernel
  const app: App['app'] = new Hono()
  const direct = new Map<string, DirectCall>()

  app.onError((failure, c) => {
    if (failure instanceof DroppedConnection) throw failure
    c.env.failure = failure
    return toResponse(problemReply(problemOf(failure)))
  })
  app.notFound(() => toResponse(problemReply(notFound())))

  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    await kernel.db.execute('select 1')
    return c.json({ ok: true })
  })
  // Browsers ask for it with every page of this server, and none has one.
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.get('/api/media/drawings/:name', (c) => drawingReply(c.req.param('name')))

  // What a callback says is only a reason to ask the gateway itself.
  app.post('/callbacks/payments', async (c) => {
    const orderId = await ports.payments.readCallback(c.req.raw.headers, await readBody(c.req.raw))
    if (orderId === null) throw unauthorized('not_authenticated', 'This callback does not prove where it comes from.')
    await settle(kernel.db, clock.now(), ports, orderId)
    return c.json({ ok: true })
  })
  app.route('/api/media/attachments', createAttachmentRoutes(kernel))
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
    const answerFor = answerCall(kernel, row, calls[row.name] as AnyHandler)
    const answer: DirectCall = (request, exchange, params) => {
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
      throw refuse(405, 'method_not_allowed', detail, {}, { allow: allowed.join(', ') })
    })
  return { app, direct }
}

/** Two functions may share one method and path; the one with the wider query names the other and answers for both. */
function answeringRows(): CallRow[] {
  const rows = Object.values(table) as (Omit<CallRow, 'name'> & { name: CallName })[]
  const answeredElsewhere = new Set(rows.map((row) => row.sameAs))
  return rows.filter((row): row is CallRow => !answeredElsewhere.has(row.name))
}

async function withFault(faults: Faults, call: CallName, answer: () => Promise<CallReply>): Promise<CallReply> {
  const fault = faults.strike(call)
  if (!fault) return answer()
  if (fault.kind === 'drop-request') throw new DroppedConnection(call)
  if (fault.kind === 'fail')
    throw refuse(fault.status ?? 503, 'planned_fault', 'This failure was ordered on the console.')
  if (fault.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 1000))
  const reply = await answer()
  if (fault.kind === 'drop-reply') throw new DroppedConnection(call)
  return reply
}
