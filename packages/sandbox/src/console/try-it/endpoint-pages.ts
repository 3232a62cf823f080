import type { BackendParts } from '@tarapath/backend'
import { Hono } from 'hono'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { problemOf, DroppedConnection, formLimitBytes } from '@tarapath/backend/http'
import { formLimit, readForm } from '@tarapath/staff-desk'
import { endpointPage } from './endpoint-page.ts'
import { listCallers, sendAs } from './callers.ts'
import { composeRequest, type FormValues } from './compose-request.ts'
import { indexPage } from './index-page.ts'
import { listOperations, type Operation } from './operations.ts'
import type { ShownReply } from './reply-section.ts'

/** Larger than the endpoint's own limit, so that its refusal of a large body can be seen. */
const limitKb = (name: string) => 600 + (formLimitBytes(name) ?? 0) / 1024

/** A list of all endpoints, and a page with a form for each. */
export function createEndpointPages({ db, clock, settings, deliver }: BackendParts): Hono {
  const pages = new Hono()

  pages.get('/endpoints', async (c) => indexPage(await listOperations(), c.req.query('search')?.trim() ?? ''))

  pages.get('/endpoints/:name', async (c) => {
    const operation = await find(c.req.param('name'))
    return endpointPage(operation, { callers: await listCallers(db), caller: undefined, values: {}, reply: null })
  })

  pages.post(
    '/endpoints/:name',
    (c, next) => formLimit(limitKb(c.req.param('name')))(c, next),
    async (c) => {
      const operation = await find(c.req.param('name'))
      const { caller: selected = 'visitor', ...values } = await readForm(c)
      const { result: reply, caller } = await sendAs(
        db,
        clock.now(),
        selected instanceof File ? selected.name : selected,
        (token) => replyTo(operation, values, token),
      )
      return endpointPage(operation, { callers: await listCallers(db), caller, values, reply })
    },
  )

  async function replyTo(operation: Operation, values: FormValues, token: string | null): Promise<ShownReply> {
    const request = composeRequest(operation, values, settings.publicOrigin, token)
    const startedAt = performance.now()
    const response = await send(request)
    const { pathname, search } = new URL(request.url)
    return {
      requestLine: `${request.method} ${pathname}${search}`,
      status: response.status,
      ms: Math.round(performance.now() - startedAt),
      headers: [...response.headers],
      text: await response.text(),
    }
  }

  /** A connection that a fault has dropped is shown as a refusal. */
  async function send(request: Request): Promise<Response> {
    try {
      return await deliver(request)
    } catch (failure) {
      if (failure instanceof DroppedConnection)
        throw new DomainError('dropped', 'The connection was dropped by a fault.')
      throw problemOf(failure)
    }
  }
  return pages
}

async function find(name: string): Promise<Operation> {
  const operation = (await listOperations()).find((known) => known.name === name)
  if (!operation) throw notFound('Endpoint not found.')
  return operation
}
