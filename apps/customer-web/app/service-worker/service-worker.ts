// Runs beside the pages, from the first interaction with one of them on. `build-service-worker.ts` bundles it.
import { SAVED_PAGES, type SaveMessage } from '@tarapath/customer-core/saved-pages'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies'
import { isFrame, isSavedPage } from './is-saved-page.ts'
import { listSaved, markSaved, titleOf, type SavedPage } from './saved-html.ts'

declare const self: ServiceWorkerGlobalScope

/** The build that the worker belongs to: each has a worker of its own, so that browsers install it. */
declare const BUILD: string
/** The scripts of pages for reading. They must be there when such a page is opened without a network. */
declare const READING_SCRIPTS: readonly string[]
/** The files that frames need without a network, with the error screens. */
declare const FRAME_FILES: readonly string[]

const OFFLINE_PAGE = '/offline'
const OFFLINE_CACHE = 'offline-page'
const BUILD_HEADER = 'x-saved-by-build'
const DAY_SECONDS = 86_400

/** Files of a build never change their content. Those of earlier builds stay, for pages that are still open or saved. */
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true })],
})

const offlineInstead: WorkboxPlugin = { handlerDidError: offlinePage }

/** Firefox answers a preload that failed with an error response, which ends the strategy before it looks into its cache. */
const savedOrOfflineInstead: WorkboxPlugin = {
  handlerDidError: async ({ request }) => (await savedPage(new URL(request.url))) ?? offlinePage(),
}

const pages = new NetworkFirst({
  cacheName: SAVED_PAGES,
  // A network that does not answer is none.
  networkTimeoutSeconds: 8,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)),
      async cacheWillUpdate({ event, request, response }) {
        if (response.status !== 200) return null
        // A saved frame can be opened.
        if (isFrame(new URL(request.url).pathname)) await saveFrameFiles(event as ExtendableEvent)
        return ofThisBuild(response)
      },
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse && marked(cachedResponse, new URL(request.url)),
    },
    savedOrOfflineInstead,
  ],
})

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files)
registerRoute(({ request, url }) => request.mode === 'navigate' && isSavedPage(url.pathname), pages)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isApi(url),
  new NetworkOnly({ plugins: [offlineInstead] }),
)
enableNavigationPreload()

self.addEventListener('install', (event) => {
  // Pages come from the network first, so no page waits for the worker of its own build.
  void self.skipWaiting()
  event.waitUntil(
    Promise.all([
      caches.open(OFFLINE_CACHE).then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))),
      ...READING_SCRIPTS.map((script) => handled(files, event, script)),
    ]),
  )
})

/**
 * A page that came before the worker names what to save: itself, the frame of a screen, and files that it has loaded. The worker
 * does not claim it: that would drop it from the back/forward cache.
 */
self.addEventListener('message', (event) => {
  const { frame, page, files: names = [] } = event.data as SaveMessage
  const wanted = names.filter((name) => name.startsWith('/assets/')).map((name) => handled(files, event, name))
  if (frame && isFrame(frame)) wanted.push(saveFrame(event, frame))
  if (page && isSavedPage(page.split('?', 1)[0] ?? '')) wanted.push(handled(pages, event, page))
  event.waitUntil(Promise.allSettled(wanted))
})

async function saveFrame(event: ExtendableEvent, frame: string): Promise<void> {
  const saved = await caches.match(frame, { cacheName: SAVED_PAGES, ignoreVary: true })
  // A saved frame of this build is kept, and only its files are looked for.
  await (saved?.headers.get(BUILD_HEADER) === BUILD ? saveFrameFiles(event) : handled(pages, event, frame))
}

const saveFrameFiles = (event: ExtendableEvent) => Promise.all(FRAME_FILES.map((file) => handled(files, event, file)))

/** Resolves when it is saved. */
const handled = (strategy: Strategy, event: ExtendableEvent, address: string): Promise<void> =>
  strategy.handleAll({ event, request: new Request(address) })[1]

const isApi = ({ pathname }: URL): boolean => /^\/(?:api|media)\//.test(pathname)

/** A frame is the same for every query. */
const keyOf = ({ pathname, search }: URL): string => (isFrame(pathname) ? pathname : pathname + search)

async function savedPage(url: URL): Promise<Response | undefined> {
  const saved = await caches.match(keyOf(url), { cacheName: SAVED_PAGES, ignoreVary: true })
  return saved && marked(saved, url)
}

async function marked(response: Response, { pathname }: URL): Promise<Response> {
  if (isFrame(pathname)) return response
  const savedAt = new Date(response.headers.get('date') ?? Date.now())
  return withText(response, markSaved(await response.text(), savedAt, new Date()))
}

const ofThisBuild = async (response: Response): Promise<Response> => withText(response, await response.text())

async function offlinePage(): Promise<Response> {
  const page = await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE_CACHE, ignoreVary: true })
  return page ? withText(page, listSaved(await page.text(), await savedPages())) : Response.error()
}

/** The latest first. */
async function savedPages(): Promise<SavedPage[]> {
  const cache = await caches.open(SAVED_PAGES)
  const saved = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const title = titleOf((await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '')
      return title === null ? [] : [{ path: pathname + search, title }]
    }),
  )
  return saved.flat().toReversed()
}

function withText({ status, headers: received }: Response, text: string): Response {
  const headers = new Headers(received)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(BUILD_HEADER, BUILD)
  return new Response(text, { status, headers })
}
