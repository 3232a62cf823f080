import { table } from '@tarapath/api-client/table'
import { astrologerTable } from '@tarapath/astrologer-api/table'
import { ownTable } from '@tarapath/own-api/table'
import { Hono } from 'hono'
import type { CustomerEndpointName, EndpointName, Endpoints } from '../endpoint/handler.ts'
import { DomainError } from '../errors.ts'
import { answerEndpoint } from './answer-endpoint.ts'
import type { AppContext } from './app-context.ts'
import type { DirectHandler, Exchange } from './exchange.ts'
import type { Faults } from './fault-injection.ts'
import type { AnyHandler, EndpointRow } from './handler-run.ts'
import { toResponse } from './reply.ts'
import { routePattern } from './route-pattern.ts'
import { withFault } from './with-fault.ts'

export interface EndpointRoutes {
  routes: Hono<{ Bindings: Exchange }>
  /** Endpoints without path parameters, by `GET /path/`: they need no router. */
  direct: ReadonlyMap<string, DirectHandler>
}

/** One route for each row of the contract's table, of our own, and of the astrologer's app. Another method on the path of a row is refused. */
export function createEndpointRoutes(context: AppContext, faults: Faults, endpoints: Endpoints): EndpointRoutes {
  const routes: EndpointRoutes['routes'] = new Hono()
  const direct = new Map<string, DirectHandler>()
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
    routes.on(row.method, pattern, async (c) =>
      toResponse(await answer(c.req.raw, c.env, c.req.param() as Record<string, string>)),
    )
    if (pattern === row.path) direct.set(`${row.method} ${row.path}`, answer)
  }
  for (const [pattern, allowed] of methods)
    routes.all(pattern, (c) => {
      const detail = `Method "${c.req.method}" not allowed.`
      throw new DomainError('method_not_allowed', detail, { allow: allowed.join(', ') })
    })
  return { routes, direct }
}

/** The studio is part of the astrologer's app and a page of the website. */
const OF_THE_STUDIO: ReadonlySet<string> = new Set<CustomerEndpointName>([
  'getLiveStream',
  'getLiveStreamToken',
  'updateLiveStreamStatus',
  'blockLiveStreamUser',
  'getStudio',
  'prepareLiveStream',
  'cancelLiveStream',
])

/** Two rows may share one method and path; the one with the wider query names the other and answers for both. */
function answeringRows(): EndpointRow[] {
  const ofCustomers = [...Object.values(table), ...Object.values(ownTable)]
  const rows = [
    ...ofCustomers.map((row) => ({ ...row, audience: OF_THE_STUDIO.has(row.name) ? 'both' : 'customer' })),
    ...Object.values(astrologerTable).map((row) => ({ ...row, audience: 'astrologer' })),
  ] as (Omit<EndpointRow, 'name'> & { name: EndpointName })[]
  const answeredElsewhere = new Set(rows.map((row) => row.sameAs))
  return rows.filter((row): row is EndpointRow => !answeredElsewhere.has(row.name))
}
