import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'

/** The exports of a shared route module that the router supports in data mode. */
interface ScreenModule {
  default: ComponentType
  loader?: LoaderFunction
  ErrorBoundary?: ComponentType
}

/** `lazy: lazyScreen(() => import('@tarapath/customer-core/wallet/wallet-screen'))` */
export function lazyScreen(load: () => Promise<ScreenModule>): NonNullable<RouteObject['lazy']> {
  return async () => {
    const { default: Component, loader, ErrorBoundary } = await load()
    return { Component, ...(loader && { loader }), ...(ErrorBoundary && { ErrorBoundary }) }
  }
}
