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
  wall: () => number
  tellPeers(news: PeerNews): void
  dispatch(event: SessionEvent): void
}): StatusReader {
  let current: { ticket: number; abort: Abort } | null = null
  let previous: Promise<void> = Promise.resolve()

  async function read(ticket: number, { signal }: Abort): Promise<SessionEvent> {
    const sentAt = o.wall()
    try {
      const reply = await o.api.getStatus({ signal })
      const serverDate = reply?.serverDate ?? null
      if (!signal.aborted && readStatus(reply?.body).kind !== 'malformed') {
        o.tellPeers({ k: 'status', body: reply.body, at: o.wall(), sentAt, serverDate })
      }
      return { t: 'status-read', ticket, body: reply?.body, sentAt, serverDate }
    } catch (error) {
      // Spec §8: a failed status check is silent.
      return { t: 'status-failed', ticket, unauthorized: isUnauthorized(error) }
    }
  }

  /** The lease is back before the outcome is told, for the outcome may call for the next read. */
  async function run(ticket: number, leased: boolean, abort: Abort): Promise<void> {
    await previous
    if (abort.signal.aborted) return
    let outcome: SessionEvent = { t: 'lease-refused', ticket }
    const fetch = async (): Promise<void> => {
      if (!abort.signal.aborted) outcome = await read(ticket, abort)
    }
    if (leased) await o.exclusive(LEASE_NAME, abort.whenAborted, fetch)
    else await Promise.race([fetch(), abort.whenAborted])
    if (!abort.signal.aborted) o.dispatch(outcome)
  }

  return {
    start(ticket, leased) {
      current?.abort.abort()
      current = { ticket, abort: createAbort() }
      previous = run(ticket, leased, current.abort)
    },
    keepOnly(poll) {
      if (!current || (poll.stage !== 'idle' && poll.ticket === current.ticket)) return
      current.abort.abort()
      current = null
    },
  }
}
