import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { readSettings } from './settings.ts'

/** Read once, not for every page. */
const { apiUrl, apiTimeoutMs, publicOrigin } = readSettings(process.env)

/** The origin that links to us name: the public one, and without that setting the one that was asked. */
export const originOf = (request: Request): string => publicOrigin ?? new URL(request.url).origin

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
    timeout: apiTimeoutMs,
    totalTimeout: apiTimeoutMs,
    retry: 0,
  })
}

/** The same for what a form sends: the API limits it by the address of the visitor, which this server has determined. */
export const createFormApi = (request: Request): Client =>
  createPageApi((input, init) => {
    const sent = new Request(input, init)
    for (const name of ['x-forwarded-for', 'x-request-id']) sent.headers.set(name, request.headers.get(name) ?? '')
    return fetch(sent)
  })
