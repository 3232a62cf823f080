import { createBrowserPlatform, type BrowserPlatform } from '@tarapath/customer-core/platform'

let platform: BrowserPlatform | undefined

/** Made once for each page life, in the browser only. */
export function browserPlatform(): BrowserPlatform {
  platform ??= createBrowserPlatform({ apiUrl: location.origin })
  return platform
}
