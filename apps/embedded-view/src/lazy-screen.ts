import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'

/** The part of a shared route module that the router's data mode knows too. */
interface ScreenModule {
  default: ComponentType
  loader?: LoaderFunction
  ErrorBoundary?: ComponentType
}

/** `lazy: screen(() => import('@tarapath/customer-core/wallet/wallet-screen'))` */
export function screen(load: () => Promise<ScreenModule>): NonNullable<RouteObject['lazy']> {
  return async () => {
    const { default: Component, loader, ErrorBoundary } = await load()
    return { Component, ...(loader && { loader }), ...(ErrorBoundary && { ErrorBoundary }) }
  }
}
