/** The cache of pages that were read, which the service worker of the website fills. */
export const SAVED_PAGES = 'saved-pages'

/** Which pages somebody has read is forgotten with them. Browsers without a secure connection have no caches. */
export async function forgetSavedPages(): Promise<void> {
  await globalThis.caches?.delete(SAVED_PAGES).catch(() => false)
}

export async function isPageSaved(page: string): Promise<boolean> {
  const saved = await globalThis.caches
    ?.match(page, { cacheName: SAVED_PAGES, ignoreVary: true })
    .catch(() => undefined)
  return saved !== undefined
}

/** What a page asks the service worker to save. */
export interface SaveMessage {
  /** The page of a screen that keeps its data itself. */
  frame?: string
  /** The page itself, as it is shown. */
  page?: string
  files?: string[]
}

/** Has the open page saved if it came before the worker, which saves what passes through it. */
export async function savePage(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  // Without a worker, as in a private window, it waits for ever.
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ page: location.pathname + location.search } satisfies SaveMessage)
}

let isWatched = false

/**
 * Has the frame of a screen saved that keeps its data itself, so that its address opens without a network. A page that
 * came before the worker names the files that it has loaded and loads later; others pass through the worker anyway.
 */
export async function saveFrame(frame: string): Promise<void> {
  // Without a worker, as in a webview, it waits for ever.
  const worker = (await navigator.serviceWorker?.ready)?.active
  worker?.postMessage({ frame } satisfies SaveMessage)
  if (!worker || isWatched || navigator.serviceWorker.controller) return
  isWatched = true
  const watch = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => new URL(name).pathname)
    worker.postMessage({ files } satisfies SaveMessage)
  })
  watch.observe({ type: 'resource', buffered: true })
}
