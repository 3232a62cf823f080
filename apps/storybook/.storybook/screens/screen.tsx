import {
  apiAtom,
  apiContext,
  PlatformProvider,
  ScreenError,
  ScreenSkeleton,
  SignedInHost,
  signInAtom,
  signInContext,
  signInSourceAtom,
  type Platform,
} from '@tarapath/customer-core/platform'
import { ErrorState } from '@tarapath/ui-kit'
import { createStore } from 'jotai'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  useLoaderData,
  useParams,
  type LoaderFunction,
  type Params,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { chooseNetwork, type Network } from './network.ts'
import { openViewer, type Viewer } from './open-backend.ts'

const accountHost = () => import('@tarapath/customer-core/account/account-host')
const sessionHosts = () => import('./session-hosts.tsx')

interface ScreenModule {
  default: ComponentType
  loader?: LoaderFunction
  ErrorBoundary?: ComponentType
}

/** A page that only the website has, as its build finds it in the file of its route. */
export interface WebsitePage {
  path: string
  load(): Promise<{ default: unknown; loader?: unknown; clientLoader?: unknown }>
}

const screen = (path: string, load: () => Promise<ScreenModule>): RouteObject => ({
  path,
  HydrateFallback: ScreenSkeleton,
  async lazy() {
    const { default: Component, loader, ErrorBoundary } = await load()
    return { Component, ...(loader && { loader }), ...(ErrorBoundary && { ErrorBoundary }) }
  },
})

const pageRoute = ({ path, load }: WebsitePage): RouteObject =>
  screen(path, async () => {
    const module = await load()
    const loader = (module.clientLoader ?? module.loader) as LoaderFunction | undefined
    return { default: withData(module.default as ComponentType<PageProps>), ...(loader && { loader }) }
  })

interface PageProps {
  loaderData: unknown
  params: Params
}

/** Gives a page what the website's router gives it. */
function withData(Page: ComponentType<PageProps>): ComponentType {
  return function PageWithData() {
    return <Page loaderData={useLoaderData()} params={useParams()} />
  }
}

const NO_PAGES: readonly WebsitePage[] = []

const SCREENS = [
  screen('/login', () => import('@tarapath/customer-core/account/login-screen')),
  screen('/consult-astrologer-online', () => import('@tarapath/customer-core/astrologers/list-screen')),
  screen('/consult-astrologer-online/:slug', () => import('@tarapath/customer-core/astrologers/profile-screen')),
  screen('/chat', () => import('@tarapath/customer-core/chat/chat-screen')),
  screen('/live', () => import('@tarapath/customer-core/live/live-screen')),
  screen('/live-session', () => import('@tarapath/customer-core/live/live-session-screen')),
  screen('/queue', () => import('@tarapath/customer-core/queue/queue-screen')),
  screen('/studio/live', () => import('@tarapath/customer-core/studio/studio-screen')),
  screen('/wallet', () => import('@tarapath/customer-core/wallet/wallet-screen')),
  screen('/calculators', () => import('@tarapath/customer-core/horoscope/calculators-screen')),
  screen('/calculators/:product/:type?', () => import('@tarapath/customer-core/horoscope/calculator-screen')),
  screen('/profile', () => import('@tarapath/customer-core/profile/profile-screen')),
  screen('/profile/number', () => import('@tarapath/customer-core/profile/number-screen')),
  screen('/profile/delete', () => import('@tarapath/customer-core/profile/delete-screen')),
  screen('/favourites', () => import('@tarapath/customer-core/profile/favourites-screen')),
  screen('/history', () => import('@tarapath/customer-core/history/history-screen')),
  screen('/history/:id/receipt', () => import('@tarapath/customer-core/history/receipt-screen')),
  screen('/wallet/payment', () => import('@tarapath/customer-core/wallet/payment-screen')),
  screen('/history/:id', () => import('@tarapath/customer-core/history/consultation-screen')),
]

export interface ScreenProps {
  /** Of the screen, or what makes it, with a chat that has run for so many minutes where it has one. */
  path: string | ((viewer: Viewer, minute: number) => Promise<string>)
  /** Those of the website, beside the screens of both apps. Must be a constant. */
  pages?: readonly WebsitePage[]
  isSignedIn?: boolean
  /** The customer has never been here: no money, no consultations. */
  isNew?: boolean
  /** The customer is the astrologer whose live streams the stories show. */
  isHost?: boolean
  /** Follows consultations and waiting lists, as every page does: their widgets, their ends. The chat page always does. */
  hasSession?: boolean
  network?: Network
  platform?: Platform
  minute?: number
}

/** A screen as both apps have it, at its path, over the backend in this page. Its links lead to the screens above. */
export default function Screen(props: ScreenProps) {
  const {
    path,
    pages = NO_PAGES,
    isSignedIn = false,
    isNew = false,
    isHost = false,
    hasSession = false,
    network = 'fast',
    platform = 'web',
    minute = 0,
  } = props
  const [router, setRouter] = useState<ReturnType<typeof createMemoryRouter> | null>(null)
  const [fetchMedia, setFetchMedia] = useState<Viewer['fetch'] | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    const open = async () => {
      // What a screen starts from is made before its network becomes slow or fails.
      chooseNetwork('fast')
      const viewer = await openViewer(!isSignedIn ? 'visitor' : isHost ? 'host' : isNew ? 'newcomer' : 'customer')
      const entry = typeof path === 'string' ? path : await path(viewer, minute)
      if (!isWanted) return
      chooseNetwork(network)
      setFetchMedia(() => viewer.fetch)
      setRouter(
        routerFor(viewer, entry, { pages, isSignedIn, platform, hasSession: hasSession || entry.startsWith('/chat') }),
      )
    }
    open().catch((error: unknown) => isWanted && setFailure(String(error)))
    return () => {
      isWanted = false
    }
  }, [path, pages, isSignedIn, isNew, isHost, hasSession, network, platform, minute])
  useEffect(() => (root.current && fetchMedia ? serveMedia(root.current, fetchMedia) : undefined), [fetchMedia])
  if (failure !== null) return <ErrorState title="The backend did not start in this page">{failure}</ErrorState>
  return (
    <div ref={root} data-screen>
      {router ? <RouterProvider router={router} /> : <ScreenSkeleton />}
    </div>
  )
}

/** Pictures and recordings ask for their address past the client, where no server answers: the backend in the page does. */
function serveMedia(root: HTMLElement, fetchMedia: Viewer['fetch']): () => void {
  const serve = async (element: HTMLImageElement | HTMLMediaElement) => {
    const reply = await fetchMedia(element.src)
    if (reply.ok) element.src = URL.createObjectURL(await reply.blob())
    else element.dispatchEvent(new Event('error'))
  }
  const listener = (event: Event) => {
    const { target } = event
    const isMedia = target instanceof HTMLImageElement || target instanceof HTMLMediaElement
    if (!event.isTrusted || !isMedia || !target.src.startsWith(`${location.origin}/api/`)) return
    event.stopImmediatePropagation()
    void serve(target)
  }
  root.addEventListener('error', listener, true)
  return () => root.removeEventListener('error', listener, true)
}

interface RouterOptions {
  pages: readonly WebsitePage[]
  isSignedIn: boolean
  platform: Platform
  hasSession: boolean
}

function routerFor({ api, signIn }: Viewer, path: string, options: RouterOptions) {
  const { pages, isSignedIn, platform, hasSession } = options
  const store = createStore()
  store.set(apiAtom, api)
  store.set(signInSourceAtom, signIn)
  store.set(signInAtom, isSignedIn ? 'signed-in' : 'signed-out')
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(signInContext, signIn)
  const element = (
    <PlatformProvider store={store} environment={{ platform, origin: null, reference: null }} reload={() => {}}>
      <SignedInHost load={accountHost} />
      {hasSession ? <SignedInHost load={sessionHosts} /> : null}
      <Outlet />
    </PlatformProvider>
  )
  const routes: RouteObject[] = [
    {
      element,
      children: [{ ErrorBoundary: ScreenError, children: [...SCREENS, ...pages.map(pageRoute)] }],
      HydrateFallback: ScreenSkeleton,
    },
  ]
  return createMemoryRouter(routes, { initialEntries: [path], getContext: () => context })
}
