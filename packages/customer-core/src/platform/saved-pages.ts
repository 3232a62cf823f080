/** The cache of pages that were read, which the service worker of the website fills. */
export const SAVED_PAGES = 'saved-pages'

/** Which pages somebody has read is forgotten with them. Browsers without a secure connection have no caches. */
export async function forgetSavedPages(): Promise<void> {
  await globalThis.caches?.delete(SAVED_PAGES).catch(() => false)
}

/** Saves a page that is the same for everybody, whose data its screen keeps itself. */
export async function savePage(page: string): Promise<void> {
  // Without the worker nobody would read it.
  if (!globalThis.navigator?.serviceWorker?.controller || (await isPageSaved(page))) return
  await caches.open(SAVED_PAGES).then(
    (saved) => saved.add(page),
    () => undefined, // No room: it needs a network, as before.
  )
}

export async function isPageSaved(page: string): Promise<boolean> {
  const saved = await globalThis.caches
    ?.match(page, { cacheName: SAVED_PAGES, ignoreVary: true })
    .catch(() => undefined)
  return saved !== undefined
}
