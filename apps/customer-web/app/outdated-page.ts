import { pageOfClick } from './page-of-click.ts'

let tapped: { page: string; from: string } | null = null
let isOutdated = false

/** Whether the page is the one that came as a document. */
export let isFirstPage = true

/** Another page is being opened: its screen is wanted at once, and the first one no more. */
export function leaveFirstPage(): void {
  isFirstPage = false
}

/** The Navigation API, which not every browser has. */
interface ReloadEvent extends Event {
  navigationType: string
  userInitiated: boolean
}

/**
 * After an update of the website, files of the build that an open page came with may be gone. React Router reloads the page
 * when the code of the next one is missing; this opens the next one instead, as a document of the new build.
 */
export function openNextPageOnReload(): void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as ReloadEvent
    if (navigationType !== 'reload' || userInitiated || tapped?.from !== location.href) return
    event.preventDefault()
    location.assign(tapped.page)
  })
}

/** Notes the link of a click. An outdated page opens it as a document. */
export function noteTappedLink(event: MouseEvent): void {
  const page = pageOfClick(event)
  tapped = page === null ? null : { page, from: location.href }
  if (!isOutdated || page === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  location.assign(page)
}

/** A file of a page that is about to be opened is gone: the page is opened as a document of the new build. */
export function noteMissingFile(page: string): void {
  isOutdated = navigator.onLine
  if (isOutdated && tapped?.page === page) location.assign(page)
}

/**
 * Data of another build, or none of the code that says so, end in a TypeError while the next page is drawn. The document
 * of that page is of the build that answers.
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
