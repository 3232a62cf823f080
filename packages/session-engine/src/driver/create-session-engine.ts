import { settingsOf } from '../core/config.ts'
import { idleLeftMs } from '../core/deadlines.ts'
import type { SessionEvent } from '../core/events.ts'
import type { Notice } from '../core/notice.ts'
import { checkOptions } from './check-options.ts'
import { createClockDrift } from './clock-drift.ts'
import { createCommands } from './commands.ts'
import { createEffectRunner } from './effect-runner.ts'
import { createEventLoop } from './event-loop.ts'
import { ignoreErrors } from './ignore-errors.ts'
import { isVisible } from './is-visible.ts'
import { listenToPorts } from './listen-to-ports.ts'
import { createPublisher } from './publisher.ts'
import type { EngineOptions, SessionEngine } from './session-engine.ts'
import { createSessionStorage } from './session-storage.ts'

/**
 * Starts the engine of one page: it restores what storage holds, reads the status, and runs the consultation from then on.
 *
 * @throws TypeError for a wrong argument only; never afterwards. What a port throws becomes state, notices and at most one
 * save-log line for each code.
 */
export function createSessionEngine(options: EngineOptions): SessionEngine {
  checkOptions(options)
  const { ports, config, signedIn, path } = options
  const settings = settingsOf(config)
  const { storagePrefix } = settings
  const tab = Math.random().toString(36)
  let hasContinued = false

  const clock = createClockDrift(ports.clock)
  const loop = createEventLoop(ports, clock, options, {
    before: findIdle,
    effects: (effects) => runEffects(loop.getState(), effects),
    idle() {
      const warned = publisher.publish()
      if (warned) notify({ type: 'warning', id: warned })
    },
  })
  const { getState, dispatch } = loop
  const storage = createSessionStorage(ports.storage, storagePrefix, () => dispatch({ type: 'storage-failed' }))
  const publisher = createPublisher(getState, clock.now, settings)
  const runEffects = createEffectRunner({ ports, storage, tab, notify, dispatch })

  /**
   * Another tab may have started idle time afresh and not been heard: before an idle end, and all the time where tabs cannot
   * broadcast, a stored amount counts that is larger than this tab's.
   */
  function findIdle({ type }: SessionEvent): SessionEvent[] {
    /** Tabs that count the same time store what differs by the time from one read to the next. */
    const ROUNDING_SECONDS = 5
    const { session, phase } = getState()
    if (phase !== 'active' || type === 'storage-failed') return []
    if (ports.peers && idleLeftMs(session, clock.now()) > 0) return []
    const seconds = Number(storage.read('chatIdleTime'))
    if (!(seconds > session.savedIdleSeconds + ROUNDING_SECONDS)) return []
    return [{ type: 'peer-idle', id: storage.read('sessionDetails_id'), ms: seconds * 1000, at: clock.now() }]
  }

  function notify(notice: Notice): void {
    hasContinued ||= notice.type === 'continued'
    ignoreErrors(() => ports.onNotice?.(notice))
  }

  const stopListening = listenToPorts(ports, tab, storage, dispatch)
  const visible = isVisible(ports.lifecycle)
  loop.start({ type: 'booted', signedIn, path, visible, stored: storage.readAll() })

  return {
    ...publisher.views,
    ...createCommands(loop),
    continue() {
      hasContinued = false
      dispatch({ type: 'continued' })
      return hasContinued
    },
    dispose() {
      loop.stop()
      publisher.stop()
      stopListening()
    },
  }
}
