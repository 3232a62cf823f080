import { createBrowserPlatform } from '@tarapath/customer-core/platform'

/** Made once for each page life. Only the browser imports this for its value at run time: see root.tsx. */
let platform: ReturnType<typeof createBrowserPlatform> | undefined

export function browserPlatform() {
  platform ??= createBrowserPlatform({ apiUrl: location.origin })
  return platform
}
