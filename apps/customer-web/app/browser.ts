import { forgetPrefetchedPages } from './prefetched-pages.ts'
import { createBrowserPlatform, type BrowserPlatform } from '@tarapath/customer-core/platform'

let platform: BrowserPlatform | undefined

/** The platform of this page, created on first use. Call it in the browser only. */
export function browserPlatform(): BrowserPlatform {
  platform ??= createBrowserPlatform({ apiUrl: location.origin, onChange: forgetPrefetchedPages })
  return platform
}
