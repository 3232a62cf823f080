import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { readSettings } from './settings.ts'

const TIMEOUT_MS = 3000
/** Read once, not for every page. */
const { apiUrl, publicOrigin } = readSettings(process.env)

export { publicOrigin }

/**
 * An anonymous client for one page. Public pages do not vary by customer, and the token cookies (SameSite=Strict) are
 * missing on the page that a payment returns to. The browser loads what belongs to a customer.
 */
export function createPageApi(apiFetch: typeof fetch): Client {
  return createClient({
    baseUrl: apiUrl,
    fetch: apiFetch,
    storage: memoryStorage(),
    refresh: 'never',
    timeout: TIMEOUT_MS,
    totalTimeout: TIMEOUT_MS,
    retry: 0,
  })
}
