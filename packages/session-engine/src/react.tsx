import { createContext, useCallback, useContext, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { Chat, ChatView } from './chat.ts'
import { SIGNED_OUT_VIEW } from './core/signed-out-view.ts'
import type { Countdown, SessionEngine, SessionView } from './index.ts'

const SessionContext = createContext<SessionEngine | null>(null)

/** Gives an engine to the components below it. */
export function SessionProvider(props: { engine: SessionEngine; children?: ReactNode }): ReactNode {
  // React 18 knows a context as its provider only by this name.
  return <SessionContext.Provider value={props.engine}>{props.children}</SessionContext.Provider>
}

/**
 * The engine itself, for its commands.
 *
 * @throws Error outside a SessionProvider
 */
export function useSessionEngine(): SessionEngine {
  const engine = useContext(SessionContext)
  if (!engine) throw new Error('useSessionEngine found no engine. Put a SessionProvider above this component.')
  return engine
}

const whole = (view: SessionView): SessionView => view

/**
 * What to show of the session. With `select` the component renders again only when the selected value changes;
 * give `equal` when the selector builds a new object each time, or it renders with every change of the view. The 1 s
 * tick never renders it. On a server, and while a page from a server is hydrated, it is the signed-out view,
 * so that both agree.
 */
export function useSession(): SessionView
export function useSession<T>(select: (view: SessionView) => T, equal?: (a: T, b: T) => boolean): T
export function useSession<T>(
  select: (view: SessionView) => T = whole as unknown as (view: SessionView) => T,
  equal: (a: T, b: T) => boolean = Object.is,
): T {
  const engine = useSessionEngine()
  const last = useRef<{ view: SessionView; select: unknown; value: T } | null>(null)
  const read = useCallback(() => {
    const view = engine.getSnapshot()
    const seen = last.current
    if (seen && seen.view === view && seen.select === select) return seen.value
    const selected = select(view)
    const value = seen && equal(seen.value, selected) ? seen.value : selected
    last.current = { view, select, value }
    return value
  }, [engine, select, equal])
  const subscribe = useCallback((fn: () => void) => engine.subscribe(fn), [engine])
  const readOnServer = useMemo(() => once(() => select(SIGNED_OUT_VIEW)), [select])
  return useSyncExternalStore(subscribe, read, readOnServer)
}

/** The same value at every call, worked out at the first. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}

const NO_COUNTDOWN: Countdown = { idleSeconds: null, remainingSeconds: null }

/** Whole seconds left. Renders once a second while the page is visible, and when a countdown starts or stops. */
export function useSessionCountdown(): Countdown {
  const engine = useSessionEngine()
  const subscribe = useCallback(
    (fn: () => void) => {
      const stops = [engine.subscribe(fn), engine.subscribeTick(fn)]
      return () => stops.forEach((stop) => stop())
    },
    [engine],
  )
  const read = useCallback(() => engine.getCountdown(), [engine])
  return useSyncExternalStore(subscribe, read, () => NO_COUNTDOWN)
}

/** The rows of a chat and its state; renders again when they change. */
export function useChat(chat: Chat): ChatView {
  const subscribe = useCallback((fn: () => void) => chat.subscribe(fn), [chat])
  const read = useCallback(() => chat.getSnapshot(), [chat])
  return useSyncExternalStore(subscribe, read, read)
}
