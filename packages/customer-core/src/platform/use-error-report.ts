import { isApiError } from '@tarapath/api-client'
import { useEffect, useId } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { useApi } from './api.ts'
import { useEnvironment } from './environment.tsx'

/**
 * Reports an error of our own code to the server, once, and returns the reference of the report: the request id of the
 * page. Null for failures that the server has logged itself.
 */
export function useErrorReport(error: unknown): string | null {
  const api = useApi()
  const { pathname } = useLocation()
  const { reference } = useEnvironment()
  const fallback = useId()
  const isOurs = error instanceof Error && !isApiError(error) && !isRouteErrorResponse(error)
  const name = reference ?? fallback
  useEffect(() => {
    if (!isOurs) return
    void import('./report-error.ts').then(({ reportError }) => reportError(api, { error, pathname, reference: name }))
  }, [api, error, name, isOurs, pathname])
  return isOurs ? name : null
}
