import { isApiError } from '@tarapath/api-client'
import { useEffect, useId } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { useApi } from './api.ts'
import { useEnvironment } from './environment.tsx'

/**
 * Tells the server about a fault of our own code, once, and answers the reference it is filed under: the page's
 * request id. Null for failures that the server knows already.
 */
export function useErrorReport(error: unknown): string | null {
  const api = useApi()
  const { pathname } = useLocation()
  const { reference } = useEnvironment()
  const fallback = useId()
  const ours = error instanceof Error && !isApiError(error) && !isRouteErrorResponse(error)
  const name = reference ?? fallback
  useEffect(() => {
    if (!ours) return
    void import('./report-error.ts').then(({ reportError }) => reportError(api, { error, pathname, reference: name }))
  }, [api, error, name, ours, pathname])
  return ours ? name : null
}
