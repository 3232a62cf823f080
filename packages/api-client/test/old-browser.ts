// Run by old-browsers.test.ts in a process of its own, because ky looks at the platform when it is loaded. Takes away what
// Safari 15.4, Chrome 100 or Firefox 100 do not have (except what fetch of Node itself needs), uses the client, and prints what came of it as JSON.

const NEWER: [object, PropertyKey[]][] = [
  [URLSearchParams.prototype, ['size']],
  [URL, ['canParse', 'parse']],
  [AbortSignal, ['any', 'timeout']],
  [Promise, ['withResolvers', 'try']],
  [Array, ['fromAsync']],
  [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
  [Object, ['groupBy']],
  [Map, ['groupBy']],
  [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
  [Response, ['json']],
  [Response.prototype, ['bytes']],
  [Headers.prototype, ['getSetCookie']],
  [ReadableStream, ['from']],
  [ReadableStream.prototype, ['values', Symbol.asyncIterator]],
  [crypto, ['randomUUID']],
  [Object.getPrototypeOf(crypto) as object, ['randomUUID']],
  [globalThis, ['Iterator', 'CompressionStream']],
]
for (const [owner, names] of NEWER) for (const name of names) Reflect.deleteProperty(owner, name)

const client = await import('../src/index.ts')

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

const clientOf = (answer: (request: Request) => Response | Promise<Response>, options = {}) =>
  client.createClient({
    baseUrl: 'http://tarapath.test',
    fetch: async (request) => answer(request as Request),
    backoff: () => 0,
    ...options,
  })

function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}

async function queries() {
  const urls: string[] = []
  const api = clientOf(({ url }) => (urls.push(url), json({})))
  await client.searchPlaces(api, { term: 'Pune' })
  await client.listAstrologers(api, { limit: 20, is_available_for_chat: true })
  await client.getMyIp(api)
  return urls.map((url) => new URL(url).search)
}

async function refreshes() {
  let count = 0
  const api = clientOf(
    ({ url, headers }) => {
      if (url.includes('refresh')) return json({ access: `access-${++count}` })
      return headers.get('authorization') === 'Bearer access-1' ? json({ ok: true }) : json({}, 401)
    },
    { storage: { ...client.memoryStorage({ access: 'stale', refresh: 'r' }), lock: client.webLock('old') } },
  )
  await Promise.all([client.getMyProfile(api), client.rechargeWallet(api, { amount: 500 })])
  return count
}

async function lockOrder() {
  const lock = client.webLock('order')
  const release = gate()
  const steps: string[] = []
  const first = lock('x', async () => {
    steps.push('first begins')
    await release.promise
    steps.push('first ends')
  })
  const second = lock('x', async () => void steps.push('second'))
  release.resolve()
  await Promise.all([first, second])
  return steps
}

async function retries() {
  let left = 2
  return client.getDefaultConfig(clientOf(() => (left-- > 0 ? json({}, 503) : json({ ok: true }))))
}

async function failure() {
  const outcome = await client.safe(client.getDefaultConfig(clientOf(() => json({ detail: 'no' }, 404))))
  return !outcome.ok && [outcome.error.kind, outcome.error.status, outcome.error.body]
}

async function kindOf(request: Promise<unknown>) {
  const outcome = await client.safe(request)
  return outcome.ok ? 'ok' : outcome.error.kind
}

async function aborts() {
  const failed = gate()
  const silent = clientOf(() => new Promise<Response>(() => {}))
  const failing = clientOf(() => (failed.resolve(), json({}, 503)), { backoff: () => 100_000, totalTimeout: false })
  const kinds = [await kindOf(client.getDefaultConfig(silent, { timeout: 20 }))]
  for (const api of [silent, failing]) {
    const controller = new AbortController()
    const kind = kindOf(client.getDefaultConfig(api, { signal: controller.signal, timeout: false }))
    if (api === failing) await failed.promise
    controller.abort()
    kinds.push(await kind)
  }
  return kinds
}

const results = {
  missing: [typeof AbortSignal.any, typeof new URLSearchParams('a=1').size],
  queries: await queries(),
  refreshes: await refreshes(),
  lockOrder: await lockOrder(),
  retries: await retries(),
  failure: await failure(),
  aborts: await aborts(),
}
// The pause that was aborted is still running.
process.stdout.write(JSON.stringify(results), () => process.exit())
