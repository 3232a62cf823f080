import { ScreenError, ScreenSkeleton } from '@tarapath/customer-core/platform'
import { data, redirect, type RouteObject } from 'react-router'
import { screen } from './lazy-screen.ts'

const lazyScreens: RouteObject[] = [
  { path: 'login', lazy: screen(() => import('@tarapath/customer-core/account/login-screen')) },
  {
    path: 'consult-astrologer-online',
    lazy: screen(() => import('@tarapath/customer-core/astrologers/list-screen')),
  },
  {
    path: 'consult-astrologer-online/:slug',
    lazy: screen(() => import('@tarapath/customer-core/astrologers/profile-screen')),
  },
  { path: 'wallet', lazy: screen(() => import('@tarapath/customer-core/wallet/wallet-screen')) },
  { path: 'wallet/payment', lazy: screen(() => import('@tarapath/customer-core/wallet/payment-screen')) },
  { path: 'chat', lazy: screen(() => import('@tarapath/customer-core/chat/chat-screen')) },
  { path: 'history', lazy: screen(() => import('@tarapath/customer-core/history/history-screen')) },
  { path: 'history/:id', lazy: screen(() => import('@tarapath/customer-core/history/consultation-screen')) },
]

/** The screens a native app may open, by the website's paths behind the hash: /embedded/#/wallet. */
export const screens: RouteObject[] = [
  // Our own choice: the view has no home of its own; the native app's is the home.
  { index: true, Component: ScreenSkeleton, loader: () => redirect('/consult-astrologer-online') },
  {
    // Stands here for a screen whose code did not arrive, too.
    ErrorBoundary: ScreenError,
    children: [
      ...lazyScreens.map((route) => ({ ...route, HydrateFallback: ScreenSkeleton }) as RouteObject),
      { path: '*', loader: () => Promise.reject(data(null, { status: 404 })) },
    ],
  },
]
