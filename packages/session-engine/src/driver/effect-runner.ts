import type { Effect } from '../core/effects.ts'
import type { SessionEvent } from '../core/events.ts'
import type { Notice } from '../core/notice.ts'
import type { SessionState } from '../core/state.ts'
import { ignoreErrors } from './ignore-errors.ts'
import type { Ports } from './ports.ts'
import { readStatus, sendEnd } from './server-calls.ts'
import type { SessionStorage } from './session-storage.ts'
import { createTaskRunners } from './task-runner.ts'

/** Calls a port and reports whether it succeeded. */
function attempt(call: () => unknown, report: (ok: boolean) => void): void {
  new Promise((resolve) => resolve(call())).then(
    () => report(true),
    () => report(false),
  )
}

/** Returns a function that carries out effects by the ports; what comes of them is dispatched as events. It aborts the calls that `state` no longer awaits. */
export function createEffectRunner({
  ports: { api, nav, peers },
  storage,
  tab,
  notify,
  dispatch,
}: {
  ports: Ports
  storage: SessionStorage
  /** This tab's id in messages to the others. */
  tab: string
  notify(notice: Notice): void
  dispatch(event: SessionEvent): void
}): (state: SessionState, effects: readonly Effect[]) => void {
  const createRunner = createTaskRunners(peers, dispatch)
  const reading = createRunner(3)
  // An end must not wait for locks that have failed before.
  const ending = createRunner(1)

  const handlers: { [T in Effect['type']]: (effect: Extract<Effect, { type: T }>) => unknown } = {
    poll: ({ ticket, leased }) =>
      reading.start({
        lock: leased ? 'sessionEngine:poll' : null,
        run: (signal) => readStatus(api, ticket, signal),
        refused: { type: 'lease-refused', ticket },
      }),
    end: (effect) =>
      ending.start({
        lock: effect.leased ? effect.idempotencyKey : null,
        run: () => sendEnd(api, effect),
        refused: { type: 'end-deferred', id: effect.id, attempt: effect.attempt },
      }),
    cancel: ({ id }) =>
      attempt(
        () => api.cancelWaiting(id),
        (ok) => dispatch({ type: 'cancel-answered', id, ok }),
      ),
    persist: ({ entries }) => storage.write(entries),
    clear: ({ keys }) => storage.remove(keys),
    log({ code, id, line }) {
      notify({ type: 'diagnostic', code, id })
      return api.saveLog(line)
    },
    reload: () => nav.reload(),
    navigate: ({ path }) => nav.replace(path),
    logout: () =>
      attempt(
        () => nav.logoutFully(),
        () => dispatch({ type: 'logout-finished' }),
      ),
    notify: (effect) => (effect.to === 'host' ? notify(effect.notice) : peers?.post({ v: 2, tab, ...effect.message })),
  }

  return ({ read, pendingEnd }, effects) => {
    if (read !== 'running') reading.stop()
    if (pendingEnd?.stage !== 'sent') ending.stop()
    for (const effect of effects) ignoreErrors(() => handlers[effect.type](effect as never))
  }
}
