import { LRUCache } from 'lru-cache'

const MAX_BYTES = 16 * 1024 * 1024

/** One version of a reply. It stays the same object for as long as the API calls it unchanged. */
export interface ApiReply {
  readonly url: string
  /** The headers that it was asked for with. */
  readonly asked: Headers
  readonly status: number
  readonly headers: Headers
  readonly body: ArrayBuffer
  /** Until when no one has to ask again, by the clock of the cache; 0 for a reply that must not be cached. */
  freshUntilMs: number
}

/** The replies of the API to visitors. */
export interface ApiCache {
  /** The present reply: the cached one while it is fresh, or else what the API answers. */
  read(url: string, asked: Headers): Promise<ApiReply>
  recorder(): ApiRecorder
}

/** Notes what one page is made of. */
export interface ApiRecorder {
  fetch: typeof fetch
  /** The replies that it gave; null if one failed or has not come. */
  replies(): readonly ApiReply[] | null
}

/**
 * Caches replies for as long as the API allows a shared cache to (`s-maxage`), and asks by their entity tags whether they
 * have changed. All who want one URL at a time wait for one request, which fails after `timeoutMs`.
 */
export function createApiCache(timeoutMs: number, now: () => number = () => performance.now()): ApiCache {
  const cached = new LRUCache<string, ApiReply>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, url }) => body.byteLength + url.length + 1,
  })
  const pending = new Map<string, Promise<ApiReply>>()

  async function ask(url: string, asked: Headers): Promise<ApiReply> {
    const known = cached.get(url)
    const headers = new Headers(asked)
    headers.set('cache-control', 'no-cache')
    const tag = known?.headers.get('etag')
    if (tag) headers.set('if-none-match', tag)
    const askedAt = now()
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
    const seconds = sharedSeconds(answer)
    const freshUntilMs = seconds > 0 ? askedAt + seconds * 1000 : 0
    const body = await answer.arrayBuffer()
    if (answer.status === 304 && known) return Object.assign(known, { freshUntilMs })
    const reply = { url, asked, status: answer.status, headers: withoutEncoding(answer.headers), body, freshUntilMs }
    if (freshUntilMs > 0) cached.set(url, reply)
    else cached.delete(url)
    return reply
  }

  function read(url: string, asked: Headers): Promise<ApiReply> {
    const known = cached.get(url)
    if (known && now() < known.freshUntilMs) return Promise.resolve(known)
    const answer = pending.get(url) ?? ask(url, asked).finally(() => pending.delete(url))
    pending.set(url, answer)
    return answer
  }

  return {
    read,
    recorder() {
      const replies = new Map<string, ApiReply | null>()
      return {
        async fetch(input, init) {
          const request = new Request(input, init)
          replies.set(request.url, null)
          if (request.method !== 'GET') return fetch(request)
          const reply = await read(request.url, request.headers)
          replies.set(request.url, reply)
          return new Response(reply.body, { status: reply.status, headers: reply.headers })
        },
        replies() {
          const given = [...replies.values()]
          return given.every((reply) => reply !== null) ? given : null
        },
      }
    },
  }
}

function sharedSeconds({ status, headers }: Response): number {
  if (status !== 200 && status !== 304) return 0
  return Number(/\bs-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0)
}

/** `fetch` has decoded the body. */
function withoutEncoding(headers: Headers): Headers {
  const decoded = new Headers(headers)
  decoded.delete('content-encoding')
  decoded.delete('content-length')
  return decoded
}
