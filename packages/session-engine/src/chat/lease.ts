import type { Abort } from '../driver/abort.ts'
import type { Ports } from '../driver/ports.ts'

const MAX_SILENCES = 3

/**
 * Runs `fn` unless another tab holds the lease; returns whether it ran. The lease is released when `abort` is given. Locks that
 * throw, or give no answer three times, are not used again: a broken lock must not keep a chat from its server.
 */
export type Lease = (abort: Abort, fn: () => Promise<void>) => Promise<boolean>

export function createLease(name: string, peers: Ports['peers']): Lease {
  let silences = 0
  let isBroken = !peers
  return async (abort, fn) => {
    let hasRun = false
    if (peers && !isBroken && silences < MAX_SILENCES) {
      silences += 1
      try {
        return await peers.tryExclusive(name, () => {
          hasRun = true
          silences = 0
          return Promise.race([fn(), abort.whenAborted])
        })
      } catch {
        // Web Locks may be forbidden here; the tab then acts alone.
        isBroken = true
      } finally {
        silences = 0
      }
    }
    if (!hasRun) await fn()
    return true
  }
}
