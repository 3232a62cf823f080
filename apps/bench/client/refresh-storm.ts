/** A client that starts with an expired access token and calls once. */
export type Recipe = (fetch: typeof globalThis.fetch) => () => Promise<unknown>

const CALLS = 1000
const LATENCY_MS = 5
const REFRESH_MS = 20

/** Counts the refreshes of a thousand calls with an expired token, and the calls that fail. */
export async function storm(recipe: Recipe, spreadMs: number): Promise<{ refreshes: number; failed: number }> {
  const server = createServer()
  const call = recipe(server.fetch)
  const calls = Array.from({ length: CALLS }, async (_, index) => {
    await pause((spreadMs * index) / CALLS)
    return call()
  })
  const results = await Promise.allSettled(calls)
  return { refreshes: server.refreshes(), failed: results.filter(({ status }) => status === 'rejected').length }
}

/** Rotates refresh tokens. Like our backend it answers a repeated refresh token with the same pair. */
function createServer() {
  let refreshes = 0
  let generation = 1
  const answer = async (request: Request): Promise<Response> => {
    if (!request.url.endsWith('/api/token/refresh/')) {
      await pause(LATENCY_MS)
      const isCurrent = request.headers.get('authorization') === `Bearer access-${generation}`
      return isCurrent ? Response.json({ id: 1 }) : Response.json({ detail: 'Expired.' }, { status: 401 })
    }
    refreshes += 1
    const { refresh } = (await request.json()) as { refresh: string }
    await pause(REFRESH_MS)
    if (refresh === `refresh-${generation}`) generation += 1
    else if (refresh !== `refresh-${generation - 1}`) return Response.json({ detail: 'Reused.' }, { status: 401 })
    return Response.json({ access: `access-${generation}`, refresh: `refresh-${generation}` })
  }
  const fetch: typeof globalThis.fetch = async (input, init) => answer(new Request(input, init))
  return { fetch, refreshes: () => refreshes }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
