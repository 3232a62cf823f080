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

/** Nothing while the page is hydrated, or its data are read again. */
export const pageBeingOpened = () =>
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

const LONGEST_WAIT_MS = 60_000

/** Vite loads a style sheet once, and waits for that link: it stays, with one copy that loads the sheet again. */
function loadSheetsAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet || link.disabled) continue
    if ('again' in link.dataset) {
      link.remove()
      continue
    }
    const copy = link.cloneNode() as HTMLLinkElement
    copy.dataset['again'] = ''
    document.head.append(copy)
  }
}

/**
 * Loads code of this build. While it does not come, a page that the server drew stays as it is, and the next navigation loads
 * a document: of the new build, or from the device. It is tried again, after twice as long each time, because a device may be
 * online where no website answers. The screen of another page is loaded as a document at once. Parts of the frame never are:
 * the next document would have none of them either.
 */
export async function loadOrStay<Module>(
  load: () => Promise<Module>,
  isScreen: boolean,
  waitMs = 2000,
): Promise<Module> {
  try {
    return await load()
  } catch {
    isOutdated = navigator.onLine
    if (isOutdated && isScreen && !isFirstPage) {
      location.reload()
      return new Promise(() => {})
    }
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, waitMs)
    })
    loadSheetsAgain()
    return loadOrStay(load, isScreen, Math.min(waitMs * 2, LONGEST_WAIT_MS))
  }
}
