import { pageOfClick } from './page-of-click.ts'

/** The event of the window when the code of a route, which is wanted or only prefetched, did not come. */
export const MISSING_CODE = 'missingcode'

let isOutdated = false

/** Whether the page is the one that came as a document. */
export let isFirstPage = true

/** Another page is being opened: its screen is wanted at once, and the first one no more. */
export function leaveFirstPage(): void {
  isFirstPage = false
}

/** What React Router keeps in the window. */
interface Router {
  state: { navigation: { location?: Location } }
}

const pageBeingOpened = () =>
  (globalThis as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter?.state.navigation.location

const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

/**
 * The code of a page did not come: after an update of the website it may be gone. The page is opened as a document of the
 * build that answers. If it was only prefetched, the open page stays as it is.
 */
export function openPageWithoutCode(): void {
  const page = pageBeingOpened()
  if (page) location.assign(addressOf(page))
}

/** An outdated page opens the link of a click as a document. */
export function openTappedPage(event: MouseEvent): void {
  const page = isOutdated ? pageOfClick(event) : null
  if (page === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  location.assign(page)
}

/** A file of a page that is about to be opened, or was just opened, is gone: the page is opened as a document. */
export function noteMissingFile(page: string): void {
  isOutdated = navigator.onLine
  if (isOutdated && addressOf(pageBeingOpened() ?? location) === page) location.assign(page)
}

/**
 * Data of another build cannot be drawn, and the code of the error screen may be gone as well: React Router reports a
 * TypeError for both. The page is loaded as a document of the build that answers.
 */
export function openOutdatedPage(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (errorInfo && error instanceof TypeError && !isFirstPage) location.reload()
}

/**
 * Loads code of this build, without a network when it is back. If the code is gone, a page that the server drew stays as it
 * is, and the next navigation loads a document of the new build; any other is loaded as one at once.
 */
export async function loadOrStay<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    if (navigator.onLine) {
      isOutdated = true
      if (!isFirstPage) location.reload()
      return new Promise(() => {})
    }
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadOrStay(load)
  }
}
