import { useCallback } from 'react'
import { createPath, useLocation, useRevalidator, type DataStrategyResult } from 'react-router'
import { shownPage } from './shown-page.ts'

/** The page that is being refreshed. A page that is opened meanwhile is another one. */
let refreshedPath: string | null = null

/** `const refresh = useQuietRefresh()`: loads the data of the page again. When that fails, the page stays as it is. */
export function useQuietRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const path = createPath({ pathname, search })
  return useCallback(async () => {
    refreshedPath = path
    await revalidate()
    if (refreshedPath === path) refreshedPath = null
  }, [path, revalidate])
}

/** Whether a failure may pass. That the page is gone, or that its customer is signed out, will not. */
function mayPass(error: unknown): boolean {
  // A response, an error with a status, or what a loader throws by `data()`.
  const { status, init } = (error ?? {}) as { status?: number; init?: { status?: number } | null }
  const known = status ?? init?.status
  return known === undefined || known >= 500
}

/** The router keeps the data of a route that has no result. */
shownPage.keep = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const isRefresh = pathname + search === refreshedPath
  const results = (await next()) as Record<string, DataStrategyResult>
  if (isRefresh)
    for (const [route, { type, result }] of Object.entries(results))
      if (type === 'error' && mayPass(result)) delete results[route]
  return results
}
