import { Hono } from 'hono'
import { type ClientOptions, createClient, memoryStorage, safe, type Tokens } from '../src/index.ts'

interface ReceivedRequest {
  call: string
  token: string | null
  key: string | null
  language: string | null
  body: string
}

/** A server in memory with one customer, identified by the valid access token. */
export function createServer() {
  const seen: ReceivedRequest[] = []
  const state = {
    valid: 'access-1',
    refresh: 'refresh-1',
    refreshes: 0,
    /** Replaces the response to a refresh. */
    onRefresh: undefined as undefined | (() => Response | Promise<Response>),
    /** Replaces the response to every other request. */
    onCall: undefined as undefined | ((request: Request) => Response | undefined | Promise<Response | undefined>),
    delayMs: 0,
  }
  const app = new Hono()
  // An error thrown by a handler is a network failure, not a 500.
  app.onError((error) => {
    throw error
  })

  app.use(async (context, next) => {
    const { raw } = context.req
    const { pathname, search } = new URL(raw.url)
    seen.push({
      call: `${raw.method} ${pathname}${search}`,
      token: raw.headers.get('authorization'),
      key: raw.headers.get('idempotency-key'),
      language: raw.headers.get('accept-language'),
      body: await raw.clone().text(),
    })
    if (state.delayMs) await new Promise((resolve) => setTimeout(resolve, state.delayMs))
    await next()
  })

  app.post('/api/token/refresh/', async (context) => {
    state.refreshes++
    if (state.onRefresh) return state.onRefresh()
    const { refresh } = await context.req.json<{ refresh: string }>()
    if (refresh !== state.refresh) return context.json({ detail: 'Token is invalid', code: 'token_not_valid' }, 401)
    state.valid = `access-${state.refreshes + 1}`
    return context.json({ access: state.valid })
  })

  app.all('*', async (context) => {
    const answer = await state.onCall?.(context.req.raw)
    if (answer) return answer
    const token = context.req.header('authorization')
    const needed = context.req.path === '/api/v1/user/profile/get_details/' || context.req.method === 'POST'
    if (token ? token !== `Bearer ${state.valid}` : needed) {
      return context.json({ detail: 'Token is invalid', code: 'token_not_valid' }, 401)
    }
    return context.json({ token: token ?? null })
  })

  const answer = async (request: Request) => app.fetch(request)

  const client = (tokens: Tokens = {}, options: Partial<ClientOptions> = {}) => {
    const storage = memoryStorage(tokens)
    const lost: string[] = []
    return {
      storage,
      lost,
      client: createClient({
        baseUrl: 'http://tarapath.test',
        fetch: (request) => answer(request as Request),
        storage,
        backoff: () => 0,
        onSessionLost: (why) => lost.push(why),
        ...options,
      }),
    }
  }

  return {
    state,
    seen,
    client,
    fetch: answer,
    calls: () => seen.filter(({ call }) => !call.includes('/token/refresh/')),
  }
}

/** A promise that the test settles. */
export function gate<Value = void>() {
  return Promise.withResolvers<Value>()
}

export const SESSION = { access: 'access-1', refresh: 'refresh-1' }

/** A server with one handler for every request, and a signed-in client. */
export function serverWith(handler: (request: Request) => Response | Promise<Response>) {
  const server = createServer()
  server.state.onCall = handler
  return { server, ...server.client(SESSION) }
}

export const okServer = () => serverWith(() => Response.json({}))

/** The error of a request that is expected to fail. */
export async function errorOf(request: Promise<unknown>) {
  const outcome = await safe(request)
  if (outcome.ok) throw new Error('The request did not fail')
  return outcome.error
}
