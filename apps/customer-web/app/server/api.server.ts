import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { readSettings } from './settings.ts'

const TIMEOUT_MS = 3000
const { apiUrl } = readSettings(process.env)

/**
 * One client for each page, and never anybody's: public pages do not vary by who asks, and the token cookies
 * (SameSite=Strict) are missing on the very page a payment returns to. What is a customer's own is loaded in the browser.
 */
export function createPageApi(): Client {
  return createClient({
    baseUrl: apiUrl,
    storage: memoryStorage(),
    refresh: 'never',
    timeout: TIMEOUT_MS,
    totalTimeout: TIMEOUT_MS,
    retry: 0,
  })
}
