import type { BackendParts } from '@tarapath/backend'
import { Hono } from 'hono'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { problemOf, DroppedConnection, formLimitBytes } from '@tarapath/backend/http'
import { formLimit, readForm } from '@tarapath/staff-desk'
import { callPage } from './call-page.ts'
import { callAs, listCallers } from './callers.ts'
import { composeRequest, type Typed } from './compose-request.ts'
import { indexPage } from './index-page.ts'
import { listOperations, type Operation } from './operations.ts'
import type { ShownReply } from './reply-section.ts'

/** With what the page adds; what a call itself takes is to be seen here too. */
const limitKb = (name: string) => 600 + (formLimitBytes(name) ?? 0) / 1024

/** Every call on a list, and a page for each with a form that makes it. */
export function createCallPages({ db, clock, settings, deliver }: BackendParts): Hono {
  const pages = new Hono()

  pages.get('/calls', async (c) => indexPage(await listOperations(), c.req.query('search')?.trim() ?? ''))

  pages.get('/calls/:name', async (c) => {
    const operation = await find(c.req.param('name'))
    return callPage(operation, { callers: await listCallers(db), caller: undefined, typed: {}, reply: null })
  })

  pages.post(
    '/calls/:name',
    (c, next) => formLimit(limitKb(c.req.param('name')))(c, next),
    async (c) => {
      const operation = await find(c.req.param('name'))
      const { caller: chosen = 'nobody', ...typed } = await readForm(c)
      const { result: reply, caller } = await callAs(
        db,
        clock.now(),
        chosen instanceof File ? chosen.name : chosen,
        (token) => answerTo(operation, typed, token),
      )
      return callPage(operation, { callers: await listCallers(db), caller, typed, reply })
    },
  )

  async function answerTo(operation: Operation, typed: Typed, token: string | null): Promise<ShownReply> {
    const request = composeRequest(operation, typed, settings.publicOrigin, token)
    const startedAt = performance.now()
    const response = await send(request)
    const { pathname, search } = new URL(request.url)
    return {
      asked: `${request.method} ${pathname}${search}`,
      status: response.status,
      ms: Math.round(performance.now() - startedAt),
      headers: [...response.headers],
      text: await response.text(),
    }
  }

  /** A lost connection, which a fault may have ordered, is no failure of the console. */
  async function send(request: Request): Promise<Response> {
    try {
      return await deliver(request)
    } catch (failure) {
      if (failure instanceof DroppedConnection)
        throw new DomainError('dropped', 'The connection was lost, as a fault had ordered.')
      throw problemOf(failure)
    }
  }
  return pages
}

async function find(name: string): Promise<Operation> {
  const operation = (await listOperations()).find((one) => one.name === name)
  if (!operation) throw notFound('There is no such call.')
  return operation
}
