import type { Cancel, PeerMessage, Ports, Unsubscribe } from './index.ts'

type BrowserStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** localStorage, or null where reading the property itself throws (blocked site data, an opaque origin). */
function ownStorage(): BrowserStorage | null {
  try {
    return typeof document === 'object' ? globalThis.localStorage : null
  } catch {
    // Without storage the engine keeps everything in memory.
    return null
  }
}

function storagePort(storage: BrowserStorage | null): Ports['storage'] {
  return {
    get: (key) => storage?.getItem(key) ?? null,
    set: (key, value) => storage?.setItem(key, value),
    remove: (key) => storage?.removeItem(key),
    onExternalChange(fn) {
      const listener = (event: StorageEvent): void => fn(event.key)
      addEventListener('storage', listener)
      return () => removeEventListener('storage', listener)
    },
  }
}

function lifecyclePort(): NonNullable<Ports['lifecycle']> {
  return {
    isVisible: () => document.visibilityState !== 'hidden',
    subscribe(fn) {
      const stops: (() => void)[] = []
      const on = (target: EventTarget, type: string, listener: (event: Event) => void): void => {
        target.addEventListener(type, listener)
        stops.push(() => target.removeEventListener(type, listener))
      }
      on(document, 'visibilitychange', () => fn(document.visibilityState === 'hidden' ? 'hidden' : 'visible'))
      on(document, 'freeze', () => fn('frozen'))
      on(document, 'resume', () => fn('resumed'))
      on(window, 'online', () => fn('online'))
      on(window, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) fn('resumed')
      })
      return () => stops.forEach((stop) => stop())
    },
  }
}

/** Runs `fn` under a Web Lock that is free. Without Web Locks it always runs: the tab acts alone. */
async function tryExclusive(name: string, fn: () => Promise<void>): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) {
    await fn()
    return true
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await fn()
    return lock !== null
  })
}

/** Undefined where tabs cannot broadcast. */
function peersPort(channelName: string): Ports['peers'] {
  // A server has no tabs, and its channel would keep the process alive.
  if (typeof document !== 'object' || typeof BroadcastChannel !== 'function') return undefined
  const channel = new BroadcastChannel(channelName)
  return {
    tryExclusive,
    post: (message) => channel.postMessage(message),
    subscribe(fn): Unsubscribe {
      const listener = (event: MessageEvent<PeerMessage>): void => fn(event.data)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}

function after(ms: number, fn: () => void): Cancel {
  const timer = setTimeout(fn, ms)
  return () => clearTimeout(timer)
}

/**
 * The ports of an ordinary page; the two that only the host can know, `api` and `nav`, are given. What a browser or webview does
 * not have (storage, Web Locks, BroadcastChannel) is done without; on a server it can be called too and touches nothing.
 *
 * @param options.storage where the session is remembered; default localStorage, `null` for memory only
 * @param options.channelName name of the BroadcastChannel of the customer's tabs; default 'sessionEngine'
 */
export function browserPorts(options: {
  api: Ports['api']
  nav: Ports['nav']
  storage?: BrowserStorage | null
  channelName?: string
}): Ports {
  const peers = peersPort(options.channelName ?? 'sessionEngine')
  return {
    api: options.api,
    nav: options.nav,
    storage: storagePort(options.storage === undefined ? ownStorage() : options.storage),
    clock: { wall: () => Date.now(), mono: () => performance.now() },
    scheduler: { after },
    lifecycle: lifecyclePort(),
    ...(peers && { peers }),
  }
}
