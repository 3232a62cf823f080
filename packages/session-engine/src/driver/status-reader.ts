import type { SessionEvent } from '../core/events.ts'
import type { PeerNews } from '../core/peer-message.ts'
import { readStatus } from '../core/read-status.ts'
import type { Poll } from '../core/state.ts'
import { createAbort, type Abort } from './abort.ts'
import type { Exclusive } from './exclusive.ts'
import type { Ports } from './ports.ts'

const LEASE_NAME = 'sessionEngine:poll'

/** Carries out one status read at a time, under the lease that the tabs of a customer share. */
export interface StatusReader {
  start(ticket: number, leased: boolean): void
  /** Aborts the read in flight when the state no longer waits for it. */
  keepOnly(poll: Poll): void
}

function isUnauthorized(error: unknown): boolean {
  const { kind, status } = (error ?? {}) as { kind?: unknown; status?: unknown }
  return kind === 'unauthorized' || status === 401
}

export function createStatusReader(o: {
  api: Ports['api']
  exclusive: Exclusive
  wall(): number
  tellPeers(news: PeerNews): void
  dispatch(event: SessionEvent): void
}): StatusReader {
  let current: { ticket: number; abort: Abort } | null = null

  async function read(ticket: number, { signal }: Abort): Promise<void> {
    if (signal.aborted) return
    const sentAt = o.wall()
    try {
      const reply = await o.api.getStatus({ signal })
      if (signal.aborted) return
      const serverDate = reply?.serverDate ?? null
      if (readStatus(reply?.body).kind !== 'malformed') {
        o.tellPeers({ k: 'status', body: reply.body, at: o.wall(), sentAt, serverDate })
      }
      o.dispatch({ t: 'status-read', ticket, body: reply?.body, sentAt, serverDate })
    } catch (error) {
      // Spec §8: a failed status check is silent.
      if (!signal.aborted) o.dispatch({ t: 'status-failed', ticket, unauthorized: isUnauthorized(error) })
    }
  }

  async function readLeased(ticket: number, abort: Abort): Promise<void> {
    const granted = await o.exclusive(LEASE_NAME, abort.whenAborted, () => read(ticket, abort))
    if (!granted && !abort.signal.aborted) o.dispatch({ t: 'lease-refused', ticket })
  }

  return {
    start(ticket, leased) {
      current?.abort.abort()
      current = { ticket, abort: createAbort() }
      void (leased ? readLeased(ticket, current.abort) : read(ticket, current.abort))
    },
    keepOnly(poll) {
      if (!current || (poll.stage !== 'idle' && poll.ticket === current.ticket)) return
      current.abort.abort()
      current = null
    },
  }
}
