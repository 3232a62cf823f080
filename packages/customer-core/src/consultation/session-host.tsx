import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadProfileAtom, logOutFully } from '../account/index.ts'
import {
  apiAtom,
  deviceClock,
  engineAtom,
  lazyPart,
  signInSourceAtom,
  usePlatformNavigate,
  usePlatform,
} from '../platform/index.ts'
import { createEngine, type StartEngine } from './create-engine.ts'
import { endedOnPageAtom } from './ended-on-page.ts'
import { partnerAtom, partnerOf } from './partner.ts'
import { RunningCost } from './running-cost.tsx'
import {
  countdownAtom,
  serverAheadMsAtom,
  sessionPortsAtom,
  sessionViewAtom,
  startedIdAtom,
  unconfirmedEndAtom,
} from './session-atoms.ts'
import { SessionModals } from './session-modals.tsx'
import { SessionWidget } from './session-widget.tsx'
import { useCancelWithdrawn } from './unanswered-request.ts'
import { useLeaveEnd } from './use-leave-end.ts'

const CLOCK_TOLERANCE_MS = 2000

const ChatKeeper = lazyPart(() => import('./chat-keeper.tsx'))

export interface SessionHostProps {
  /** Creates the engine. Stories pass one that plays a scenario. */
  start?: StartEngine
}

/** Runs the engine and renders its widget and dialogs. Each app mounts it once, for signed-in customers. */
export default function SessionHost({ start = createEngine }: SessionHostProps) {
  const visit = useLeaveEnd()
  useEngine(start, visit)
  useCancelWithdrawn()
  // The last minute is charged when the server confirms the end.
  const isEnded = useAtomValue(sessionViewAtom)?.ended?.confirmed
  const loadProfile = useSetAtom(loadProfileAtom)
  useEffect(() => {
    if (isEnded) void loadProfile()
  }, [isEnded, loadProfile])
  const chatId = useChatOnScreen()
  return (
    <>
      <Suspense fallback={null}>{chatId ? <ChatKeeper key={chatId} consultationId={chatId} /> : null}</Suspense>
      <RunningCost />
      <SessionWidget />
      <SessionModals />
    </>
  )
}

/** The id of the chat that waits or runs, or whose end is being shown. */
function useChatOnScreen(): string | null {
  const view = useAtomValue(sessionViewAtom)
  const open = view?.consultation ?? null
  const [last, setLast] = useState(open)
  if (open && open.id !== last?.id) setLast(open)
  const isShown = view !== null && view.phase !== 'none' && view.phase !== 'off'
  return isShown && last?.order_type === 1 ? last.id : null
}

/** Each `visit` has an engine of its own. */
function useEngine(start: StartEngine, visit: number): void {
  const store = useStore()
  const platform = usePlatform()
  const { pathname } = useLocation()
  const go = usePlatformNavigate()
  const latest = useRef({ pathname, go })
  useEffect(() => {
    latest.current = { pathname, go }
  })

  useEffect(() => {
    const api = store.get(apiAtom)
    const { engine, ports } = start({
      api,
      platform,
      path: latest.current.pathname,
      nav: {
        reload: () => location.reload(),
        replace(path) {
          // The chat page stays open while it shows how the consultation ended.
          if (store.get(endedOnPageAtom) === null) latest.current.go(path, { replace: true })
        },
        logoutFully: async () => {
          await logOutFully(api, store.get(signInSourceAtom))
          location.reload()
        },
      },
      onNotice(notice) {
        if (notice.type === 'ended' && platform === 'mobile' && latest.current.pathname === '/chat')
          store.set(endedOnPageAtom, notice.ended)
      },
      onEnd({ id, isAnswered }) {
        store.set(unconfirmedEndAtom, isAnswered ? null : id)
      },
      onServerTime(serverMs) {
        // The header has whole seconds.
        const ahead = serverMs - deviceClock.now()
        if (Math.abs(ahead - store.get(serverAheadMsAtom)) > CLOCK_TOLERANCE_MS) store.set(serverAheadMsAtom, ahead)
      },
    })
    const show = () => {
      const view = engine.getSnapshot()
      if (view.phase === 'active' && view.consultation) store.set(startedIdAtom, view.consultation.id)
      store.set(sessionViewAtom, view)
    }
    const showPartner = (details: unknown) => {
      if (details) store.set(partnerAtom, partnerOf(details))
    }
    const tick = () => store.set(countdownAtom, engine.getCountdown())
    const stop = [
      engine.subscribe(show),
      engine.subscribe(({ details }) => details, showPartner),
      engine.subscribe(tick),
      engine.subscribeTick(tick),
    ]
    show()
    showPartner(engine.getSnapshot().details)
    tick()
    store.set(sessionPortsAtom, ports)
    store.set(engineAtom, engine)
    return () => {
      for (const unsubscribe of stop) unsubscribe()
      engine.dispose()
      store.set(engineAtom, null)
      store.set(sessionPortsAtom, null)
      store.set(sessionViewAtom, null)
      store.set(unconfirmedEndAtom, null)
    }
  }, [store, platform, start, visit])

  const engine = useAtomValue(engineAtom)
  useEffect(() => engine?.routeChanged(pathname), [engine, pathname])
  useEffect(() => {
    if (pathname !== '/chat') store.set(endedOnPageAtom, null)
  }, [store, pathname])
}
