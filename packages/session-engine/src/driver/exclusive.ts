import type { Ports } from './ports.ts'

/**
 * Runs `fn` unless another tab holds `name`; answers whether it ran. `fn` is let go of when `givenUp` settles. Locks that throw,
 * or that have not answered by then, are not asked again: a broken lock must not keep the engine from its server.
 */
export type Exclusive = (name: string, givenUp: Promise<void>, fn: () => Promise<void>) => Promise<boolean>

export function createExclusive(peers: Ports['peers']): Exclusive {
  let isBroken = !peers
  return async (name, givenUp, fn) => {
    let ran = false
    const run = (): Promise<void> => {
      ran = true
      return Promise.race([fn(), givenUp])
    }
    if (peers && !isBroken) {
      try {
        const answer = peers.tryExclusive(name, run)
        // Given up while it ran: the lock is about to be returned. Given up before: nobody has answered.
        const granted = await Promise.race([answer, givenUp.then(() => (ran ? answer : null))])
        if (granted !== null) return granted || ran
      } catch {
        // Web Locks may be forbidden here; the tab then acts alone.
      }
      isBroken = true
    }
    if (!ran) await run()
    return true
  }
}
