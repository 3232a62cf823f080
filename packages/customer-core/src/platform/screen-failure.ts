import { isRouteErrorResponse } from 'react-router'
import { failureOf, type Failure } from './failure.ts'

/** What Chromium, Firefox and Safari say. */
const NOT_FETCHED = /^(?:Failed to fetch(?! dynamically)|NetworkError|Load failed)/

/** The failure behind the error of a route. */
export function screenFailure(error: unknown): Failure {
  // The router's own request for the data of a page: fetch fails with a TypeError, also where a device only seems to be online.
  if (error instanceof TypeError && (globalThis.navigator?.onLine === false || NOT_FETCHED.test(error.message)))
    return { kind: 'offline', reference: null, retryAfterSeconds: null }
  if (!isRouteErrorResponse(error)) return failureOf(error)
  if (isFailure(error.data)) return error.data
  return { kind: error.status === 404 ? 'not-found' : 'unexpected', reference: null, retryAfterSeconds: null }
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value && 'reference' in value
}
