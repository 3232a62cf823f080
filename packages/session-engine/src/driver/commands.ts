import type { SessionEvent } from '../core/events.ts'
import { isLive } from '../core/state.ts'
import type { EventLoop } from './event-loop.ts'
import type { EndResult, SessionEngine } from './session-engine.ts'

const END_FAILED: EndResult = { ok: false, reason: 'request-failed' }

type Commands = Omit<
  SessionEngine,
  'getSnapshot' | 'getCountdown' | 'subscribe' | 'subscribeTick' | 'continue' | 'dispose'
>

/** The engine's commands as events, with their answers read from what follows. */
export function createCommands({ getState, dispatch, ask }: EventLoop): Commands {
  const send = (type: (SessionEvent & { readonly signedIn?: never })['type']) => (): void =>
    dispatch({ type } as SessionEvent)

  return {
    activity: (kind) => dispatch({ type: 'activity', kind }),
    async end() {
      const state = getState()
      if (state.phase === 'ending') return { ok: false, reason: 'already-ending' }
      if (!isLive(state)) return { ok: false, reason: 'no-session' }
      return ask<EndResult>(
        { type: 'end-asked' },
        () => {
          const { phase, pendingEnd } = getState()
          if (phase === 'ending') return undefined
          return pendingEnd ? END_FAILED : { ok: true }
        },
        END_FAILED,
      )
    },
    async cancelWaiting() {
      const { phase, session } = getState()
      if (phase !== 'waiting') return false
      const { id } = session.consultation
      return ask(
        { type: 'cancel-asked' },
        (event) => {
          if (event.type === 'cancel-answered' && event.id === id) return event.ok
          return getState().cancelUntil ? undefined : false
        },
        false,
      )
    },
    requestLogout() {
      const needsConfirm = isLive(getState())
      dispatch({ type: 'logout-asked' })
      return needsConfirm ? 'confirm-needed' : 'done'
    },
    async confirmLogout() {
      if (getState().session?.logout !== 'confirm') return
      await ask(
        { type: 'logout-confirmed' },
        ({ type }) => {
          const { phase } = getState()
          return type === 'logout-finished' || !(phase === 'ending' || phase === 'done') || undefined
        },
        true,
      )
    },
    cancelLogout: send('logout-cancelled'),
    closeEnded: send('ended-closed'),
    reviewDone: send('review-done'),
    routeChanged: (path) => dispatch({ type: 'route-changed', path }),
    signedIn: send('signed-in'),
    signedOut: send('signed-out'),
    userDetailsLoaded: (details) => dispatch({ type: 'details-loaded', ongoing: details?.ongoing_consultation }),
    consultationInitiated: send('consultation-initiated'),
    refresh: send('refresh-asked'),
  }
}
