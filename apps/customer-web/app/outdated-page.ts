import { loadUntilThere } from '@tarapath/customer-core/platform'
import { pageOfClick } from './page-of-click.ts'

let isOutdated = false

/** Longer than a document takes to answer on a slow connection. */
const LEAVING_MS = 10_000
let leftAtMs = -Infinity

/**
 * Whether another document is being opened. Firefox ends all requests of the page as soon as one is: that its code did not
 * come then says nothing, and opening a document because of it would replace the one that the customer wants.
 */
const isLeaving = (): boolean => performance.now() - leftAtMs < LEAVING_MS

export const watchLeaving = (): void => addEventListener('beforeunload', () => (leftAtMs = performance.now()))

/** Whether the page was loaded as a document, not by navigation. */
export let isFirstPage = true

/** Another page is being opened: its screen is wanted at once, and the first one no more. */
export function leaveFirstPage(): void {
  isFirstPage = false
}

/** The state that React Router stores in `window`. */
interface Router {
  state: { navigation: { location?: Location } }
}

/** The location that is being opened; undefined while the page is hydrated or its data are loaded again. */
export const pageBeingOpened = () =>
  (globalThis as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter?.state.navigation.location

const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

/**
 * The code of a page did not come: after an update of the website it may be gone. The page is opened as a document of the
 * build that answers. If it was only prefetched, the open page stays as it is.
 */
export function openPageWithoutCode(): void {
  if (isLeaving()) return void setTimeout(openPageWithoutCode, LEAVING_MS)
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
  isOutdated = navigator.onLine && !isLeaving()
  if (isOutdated && addressOf(pageBeingOpened() ?? location) === page) location.assign(page)
}

/**
 * Data of another build cannot be drawn, and the code of the error screen may be gone as well: React Router reports a
 * TypeError for both. The page is loaded as a document of the build that answers.
 */
export function openOutdatedPage(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (errorInfo && error instanceof TypeError && !isFirstPage && !isLeaving()) location.reload()
}

/**
 * Loads code of this build. While it does not come, a page that the server drew stays as it is, and the next navigation loads
 * a document: of the new build, or from the device. The screen of another page is loaded as a document at once. Parts of the
 * frame never are: the next document would have none of them either.
 */
export const loadOrStay = <Module>(load: () => Promise<Module>, isScreen: boolean): Promise<Module> =>
  loadUntilThere(load, () => {
    isOutdated = navigator.onLine && !isLeaving()
    if (isOutdated && isScreen && !isFirstPage) location.reload()
  })
