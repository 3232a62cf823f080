import { createAbort, type Abort } from '../driver/abort.ts'
import type { Cancel, Ports, Signal, Unsubscribe } from '../driver/ports.ts'
import { quietly } from '../driver/quietly.ts'
import type { ChatTransport, ServerMessage } from './message.ts'

const READ_TIMEOUT_MS = 10_000
const SLOWEST_MS = 15_000

/** What polling needs of its host. */
export interface PollTransportOptions {
  /** The messages after the one with id `after`, oldest first; all of them when it is null. */
  list(id: string, o: { after: string | null; signal: Signal }): Promise<readonly ServerMessage[]>
  send(id: string, m: { clientId: string; text: string }, signal: Signal): Promise<{ id?: string }>
  clock: Ports['clock']
  scheduler: Ports['scheduler']
  lifecycle?: Ports['lifecycle']
  /** Start to start while the page is visible. Default 2000. */
  visibleMs?: number
  /** Start to start while it is hidden. Default 10000. */
  hiddenMs?: number
}

const isUnauthorized = (error: unknown): boolean => {
  const { kind, status } = (error ?? {}) as { kind?: unknown; status?: unknown }
  return kind === 'unauthorized' || status === 401
}

/**
 * Lists the messages again and again: at once after a send and when the page comes back, else every 2 s (10 s while hidden). The
 * whole conversation is read first and whenever the page was away; between, only what is new. Failures slow it down to 15 s; an
 * "unauthorized" closes it.
 */
export function pollTransport(o: PollTransportOptions): ChatTransport {
  return {
    open(handlers) {
      const { consultationId } = handlers
      let after: string | null = null
      let current: Abort | null = null
      let cancelTimer: Cancel | null = null
      let fails = 0
      let isClosed = false
      let stopLifecycle: Unsubscribe | undefined

      function isVisible(): boolean {
        let visible = true
        quietly(() => (visible = o.lifecycle?.isVisible() ?? true))
        return visible
      }

      function wait(ms: number, fn: () => void): void {
        cancelTimer?.()
        quietly(() => (cancelTimer = o.scheduler.after(ms, fn)))
      }

      function close(): void {
        isClosed = true
        current?.abort()
        cancelTimer?.()
        quietly(() => stopLifecycle?.())
      }

      function failed(error: unknown): void {
        fails += 1
        if (isUnauthorized(error)) close()
        handlers.onState(isClosed ? 'closed' : 'failing')
      }

      async function read(full: boolean): Promise<void> {
        if (isClosed) return
        current?.abort()
        const abort = createAbort()
        current = abort
        const startedAt = o.clock.mono()
        const from = full ? null : after
        wait(READ_TIMEOUT_MS, () => {
          failed(null)
          void read(full)
        })
        try {
          const list = await o.list(consultationId, { after: from, signal: abort.signal })
          if (abort.signal.aborted) return
          fails = 0
          after = list.at(-1)?.id ?? from
          handlers.onMessages(list, from === null)
          handlers.onState('ok')
        } catch (error) {
          if (abort.signal.aborted) return
          failed(error)
        }
        if (isClosed || current !== abort) return
        const interval = isVisible() ? (o.visibleMs ?? 2000) : (o.hiddenMs ?? 10_000)
        const slowed = fails === 0 ? 0 : Math.min(SLOWEST_MS, interval * 2 ** (fails - 1))
        wait(Math.max(slowed, interval - (o.clock.mono() - startedAt), 0), () => void read(after === null))
      }

      quietly(() => {
        stopLifecycle = o.lifecycle?.subscribe((e) => {
          if (e === 'visible' || e === 'online' || e === 'resumed') void read(true)
        })
      })
      void read(true)

      return {
        async send(message, signal) {
          const reply = await o.send(consultationId, message, signal)
          void read(after === null)
          return reply
        },
        refresh: () => void read(true),
        close,
      }
    },
  }
}
