import { apiContext, createBrowserPlatform, keepShownPage, signInContext } from '@tarapath/customer-core/platform'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { EmbeddedView } from './embedded-view.tsx'
import { FirstPaint } from './first-paint.tsx'
import { movePathIntoHash } from './move-path-into-hash.ts'
import { screens } from './screens.ts'

movePathIntoHash()

const platform = createBrowserPlatform({ apiUrl: location.origin })

const router = createHashRouter(
  [
    {
      path: '/',
      element: <EmbeddedView store={platform.store} />,
      middleware: [keepShownPage],
      children: screens,
      HydrateFallback: FirstPaint,
    },
  ],
  {
    getContext() {
      const context = new RouterContextProvider()
      context.set(apiContext, platform.api)
      context.set(signInContext, platform.signIn)
      return context
    },
  },
)

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
if (nonce) setNonce(nonce)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
