import { LRUCache } from 'lru-cache'
import type { ApiCache, ApiRecorder, ApiReply } from './api-cache.ts'
import { compressTemplate, createTemplate, type PageTemplate } from './page-template.ts'

const MAX_BYTES = 32 * 1024 * 1024

/** Renders a page with this fetch for the calls of its loaders. */
export type RenderPage = (apiFetch: typeof fetch) => Promise<Response>

/** A page for every visitor. Each gets it with a nonce and a reference of their own. */
export interface SharedPage {
  headers: Readonly<Record<string, string>>
  template: PageTemplate
  /** Null if it has to be compressed for each visitor. Called first by the first visitor who takes it. */
  compressed(): Promise<PageTemplate | null>
  /** What it was rendered with: its slots. A reply with data only has no nonce. */
  nonce: string | null
  replies: readonly ApiReply[]
}

export interface PageCache {
  /** The cached page, unless the API says that something in it has changed. */
  find(key: string): Promise<SharedPage | null>
  /** Renders a page that shows this reference, and caches it if everything that it shows may be cached. */
  render(key: string, reference: string, render: RenderPage): Promise<SharedPage | Response>
}

export function createPageCache(api: ApiCache, now: () => number = () => performance.now()): PageCache {
  const pages = new LRUCache<string, SharedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ template }, key) => template.bytes.length + key.length,
  })
  const rendering = new Map<string, Promise<SharedPage | null>>()

  const isPresent = async (reply: ApiReply): Promise<boolean> =>
    now() < reply.freshUntilMs || (await api.read(reply.url, reply.asked).catch(() => null)) === reply

  /** Null for a page that must not be shared: a failure, or one that shows what must not be cached. */
  async function share(key: string, reference: string, response: Response, recorder: ApiRecorder) {
    const body = Buffer.from(await response.arrayBuffer())
    const replies = recorder.replies()
    if (response.status !== 200 || !replies?.every(({ freshUntilMs }) => freshUntilMs > 0)) return null
    const headers = Object.fromEntries(response.headers)
    const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? null
    const template = createTemplate(body, { reference, ...(nonce !== null && { nonce }) })
    let compressed: Promise<PageTemplate | null> | undefined
    const page: SharedPage = {
      headers,
      template,
      compressed: () => (compressed ??= compressTemplate(template)),
      nonce,
      replies,
    }
    pages.set(key, page)
    return page
  }

  return {
    async find(key) {
      const page = pages.get(key)
      if (!page) return null
      return (await Promise.all(page.replies.map(isPresent))).every(Boolean) ? page : null
    },
    async render(key, reference, render) {
      const others = rendering.get(key)
      const page = others && (await others)
      if (page) return page
      const recorder = api.recorder()
      const response = render(recorder.fetch)
      // The visitor who asked first gets the page as it streams.
      const shared = response
        .then((streaming) => share(key, reference, streaming.clone(), recorder))
        .catch(() => null)
        .finally(() => rendering.get(key) === shared && rendering.delete(key))
      rendering.set(key, shared)
      return response
    },
  }
}
