import { ScreenError } from '@tarapath/customer-core/platform'
import { data, redirect, type RouteObject } from 'react-router'
import { FirstPaint } from './first-paint.tsx'
import { lazyScreen } from './lazy-screen.ts'

const routes: RouteObject[] = [
  { path: 'login', lazy: lazyScreen(() => import('@tarapath/customer-core/account/login-screen')) },
  {
    path: 'consult-astrologer-online',
    lazy: lazyScreen(() => import('@tarapath/customer-core/astrologers/list-screen')),
  },
  {
    path: 'consult-astrologer-online/:slug',
    lazy: lazyScreen(() => import('@tarapath/customer-core/astrologers/profile-screen')),
  },
  { path: 'wallet', lazy: lazyScreen(() => import('@tarapath/customer-core/wallet/wallet-screen')) },
  { path: 'wallet/payment', lazy: lazyScreen(() => import('@tarapath/customer-core/wallet/payment-screen')) },
  { path: 'chat', lazy: lazyScreen(() => import('@tarapath/customer-core/chat/chat-screen')) },
  { path: 'history', lazy: lazyScreen(() => import('@tarapath/customer-core/history/history-screen')) },
  { path: 'history/:id', lazy: lazyScreen(() => import('@tarapath/customer-core/history/consultation-screen')) },
  { path: 'history/:id/receipt', lazy: lazyScreen(() => import('@tarapath/customer-core/history/receipt-screen')) },
]

/** The screens that a native app may open, by the paths of the website in the hash: `/embedded/#/wallet`. */
export const screens: RouteObject[] = [
  // Our own choice: the view has no home page, because the native app has one.
  { index: true, Component: FirstPaint, loader: () => redirect('/consult-astrologer-online') },
  {
    // Shown for a screen whose code failed to load too.
    ErrorBoundary: ScreenError,
    children: [
      ...routes.map((route) => ({ ...route, HydrateFallback: FirstPaint }) as RouteObject),
      { path: '*', loader: () => Promise.reject(data(null, { status: 404 })) },
    ],
  },
]
