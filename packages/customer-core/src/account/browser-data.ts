import { removeCustomerCookies } from '../platform/index.ts'

/** Clears everything that the site stores on the device, except the tokens, which belong to the API client. */
export function clearStoredData(): void {
  removeCustomerCookies()
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear()
    } catch {
      // Blocked storage throws, and holds nothing.
    }
  }
}
