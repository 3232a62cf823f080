import '@tarapath/ui-kit/base.css'
import './app.css'
import {
  apiContext,
  keepShownPage,
  onDemand,
  PlatformProvider,
  repeatEarlyTap,
  ScreenError,
  SignedInHost,
  signInContext,
  useFocusHeading,
  useStickyPlatform,
} from '@tarapath/customer-core/platform'
import { bootScript } from '@tarapath/customer-core/boot-script'
import { createStore } from 'jotai'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { data, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { browserPlatform } from './browser.ts'
import { startInteraction } from './first-interaction.ts'
import { firstPicture } from './first-picture.ts'
import { useNextPages } from './next-pages.ts'
import { useNonce } from './nonce.ts'
import { leaveFirstPage, pageBeingOpened } from './outdated-page.ts'
import { PageLinks } from './page-links.tsx'
import { namesOfSheets, usePageStyles } from './page-styles.ts'
import { apiFetchContext } from './server/api-fetch.ts'
import { createPageApi, originOf } from './server/api.server.ts'
import { asksForLessData } from './server/asks-for-less-data.ts'
import { issuerContext } from './server/issuer-context.ts'
import { fontUrl } from './server/font-url.ts'
import { GATE_HEADER } from './server/gate-header.ts'
import { SERVICE_WORKER } from './service-worker-path.ts'
import { FirstPaint } from './shell/first-paint.tsx'
import { HeadIcons } from './shell/head-icons.tsx'
import { loadShell } from './shell/load-shell.ts'
import { Shell, SkipToContent } from './shell/shell.tsx'
import { VisibleLinks } from './shell/visible-links.tsx'
import { isGateClosed } from './staging/is-gate-closed.ts'

// The script runs before React does, so the browser bundle does not need its text.
const BOOT_SCRIPT = import.meta.env.SSR
  ? bootScript({ assetsPath: '/assets/', workerPath: SERVICE_WORKER, isDrawnFirst: true, fontUrl })
  : ''

const StagingGate = onDemand(() => import('./staging/staging-gate.tsx'))
const signedInHosts = () => firstPicture().then(() => import('./signed-in-hosts.tsx'))

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) => {
    // No loader runs before the code of the staging site is entered.
    if (request.headers.get(GATE_HEADER) === 'closed') throw data('staging', { status: 403 })
    context.set(apiContext, createPageApi(context.get(apiFetchContext)))
    return next()
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ context }, next) => {
    if (pageBeingOpened()) leaveFirstPage()
    // The screen of a page with data of its own is not drawn by the server.
    else void firstPicture().then(startInteraction)
    const { api, signIn } = browserPlatform()
    context.set(apiContext, api)
    context.set(signInContext, signIn)
    return next()
  },
  keepShownPage,
]

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    origin: originOf(request),
    reference: request.headers.get('x-request-id'),
    issuer: context.get(issuerContext),
    lessData: asksForLessData(request.headers),
    shell: await loadShell(context.get(apiContext)),
  }
}

/** The data of the shell does not change during a visit. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const styles = usePageStyles()
  const nextPages = useNextPages()
  const lessData = useRouteLoaderData<typeof loader>('root')?.lessData
  return (
    // The boot script changes <html> and browsers hide nonces from scripts, so both differ from the rendered markup.
    <html lang="en-IN" data-less-data={lessData ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* For an error the browser draws the layout anew, and Trusted Types refuse the text of a script or a style. */}
        {import.meta.env.SSR ? <script nonce={nonce} dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {import.meta.env.SSR ? (
          <style
            nonce={nonce}
            {...namesOfSheets(styles?.inline)}
            dangerouslySetInnerHTML={{ __html: styles?.text ?? '' }}
          />
        ) : null}
        {/* The browser adopts the head as it is, and has no use for the code of what never changes. */}
        {import.meta.env.SSR ? (
          <>
            <FirstPaint />
            <HeadIcons />
          </>
        ) : null}
      </head>
      <body>
        {children}
        {/* The styles of the first paint are in the head. Here other sheets hold up nothing. */}
        <PageLinks />
        {/* Last, because the browser skips what follows its own elements: it has no use for the code of this one. */}
        {import.meta.env.SSR ? (
          <>
            <script id="next-pages" type="application/json" dangerouslySetInnerHTML={{ __html: nextPages }} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { origin, reference, issuer, shell } = loaderData
  const platform = useStickyPlatform()
  const [store] = useState(() => (typeof document === 'undefined' ? createStore() : browserPlatform().store))
  const nonce = useNonce()
  const environment = useMemo(() => ({ platform, origin, reference, issuer }), [platform, origin, reference, issuer])
  useFocusHeading()
  // After the effect of the provider, which reads the sign-in.
  useEffect(repeatEarlyTap, [])
  return (
    <PlatformProvider store={store} environment={environment} reload={() => location.reload()}>
      <SkipToContent />
      <SignedInHost load={signedInHosts} />
      <VisibleLinks />
      <Shell data={shell}>
        <Outlet />
      </Shell>
      {/* Not in the layout, which the browser draws anew for an error: Trusted Types refuse the text of its script then. */}
      <ScrollRestoration nonce={nonce} />
    </PlatformProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isGateClosed(error) ? <StagingGate /> : <ScreenError />
}
