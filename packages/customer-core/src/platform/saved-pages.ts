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
