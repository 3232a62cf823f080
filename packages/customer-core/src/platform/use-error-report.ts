import { isApiError } from '@tarapath/api-client'
import { useEffect, useId } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { useApi } from './api.ts'
import { useEnvironment } from './environment.tsx'

/** Whether our code has failed, and neither the API nor the network. */
export const isOwnError = (error: unknown): error is Error =>
  error instanceof Error && !isApiError(error) && !isRouteErrorResponse(error) && globalThis.navigator?.onLine !== false

/**
 * Reports an error of our own code to the server, once, and returns the reference of the report: the request id of the
 * page. Null for failures that the server has logged itself.
 */
export function useErrorReport(error: unknown): string | null {
  const api = useApi()
  const { pathname } = useLocation()
  const { reference } = useEnvironment()
  const fallback = useId()
  const name = reference ?? fallback
  useEffect(() => {
    if (!isOwnError(error)) return
    void import('./report-error.ts').then(({ reportError }) => reportError(api, { error, pathname, reference: name }))
  }, [api, error, name, pathname])
  return isOwnError(error) ? name : null
}
